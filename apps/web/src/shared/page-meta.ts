import type { MetaDescriptor } from 'react-router';
import type { Config } from './use-config.ts';

type Page = {
  title: string;
  description: string;
  /** The page's one address, without filters that only sort: '/doctors/view/7'. */
  path: string;
  /** Path of the picture that is shown where the link is shared. */
  image?: string;
  /** schema.org, without its context. */
  about?: Record<string, unknown>;
};
type Match = { id: string; loaderData?: unknown } | undefined;

/** Title, description, canonical address, Open Graph and schema.org: `meta = ({ matches }) => pageMeta(matches, {…})`. */
export function pageMeta(matches: Match[], { title, description, path, image, about }: Page): MetaDescriptor[] {
  const root: { config?: Config } = Object(matches.find((match) => match?.id === 'root')?.loaderData);
  const origin = root.config?.publicUrl.replace(/\/$/, '') ?? '';
  const named = `${title} · Ivuriro`;
  return [
    { title: named },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Ivuriro' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    ...(image ? [{ property: 'og:image', content: origin + image }] : []),
    ...(about ? [{ 'script:ld+json': { '@context': 'https://schema.org', url: origin + path, ...about } }] : []),
  ];
}
