import type { MetaDescriptor } from 'react-router';
import type { Config } from './use-config.ts';

type Page = {
  title: string;
  description: string;
  /** '/doctors/view/7' */
  path: string;
  /** The query string of the page; only its `page` parameter belongs to the canonical URL. */
  query?: string;
  /** Whether search engines may index the page. False for search results, for example. */
  index?: boolean;
  type?: 'website' | 'profile' | 'article';
  /** The path of the preview picture for shared links (Open Graph), 1200 by 630 pixels. */
  image?: string;
  /** schema.org objects, without their `@context`. */
  data?: Record<string, unknown>[];
};
type Match = { id: string; loaderData?: unknown } | undefined;

/** Title, description, canonical URL, Open Graph and schema.org: `meta = ({ matches }) => pageMeta(matches, {…})`. */
export function pageMeta(matches: Match[], page: Page): MetaDescriptor[] {
  const {
    title,
    description,
    path,
    query = '',
    index = true,
    type = 'website',
    image = '/og/site.png',
    data = [],
  } = page;
  const base = baseOf(matches);
  const number = new URLSearchParams(query).get('page');
  const address = base + path + (number && number !== '1' ? `?page=${encodeURIComponent(number)}` : '');
  return [
    { title: `${title} · Ivuriro` },
    { name: 'description', content: description },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Ivuriro' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:image', content: base + image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
}

/** The public URL of the site, without a trailing slash. */
export function baseOf(matches: Match[]): string {
  const root: { config?: Config } = Object(matches.find((match) => match?.id === 'root')?.loaderData);
  return root.config?.publicUrl.replace(/\/$/, '') ?? '';
}

/** A breadcrumb as a schema.org object. */
export function trail(base: string, steps: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: base + path,
    })),
  };
}
