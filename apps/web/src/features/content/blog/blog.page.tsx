import { apiOf } from '../../../lib/api/api-of.server.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { baseOf, pageMeta, trail } from '../../../lib/page-meta.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { useConfig } from '../../../lib/use-config.ts';
import type { Route } from './+types/blog.page';
import css from './blog.module.css';
import { excerptOf } from '../../../lib/text/excerpt.ts';
import { texts } from './texts.ts';
import { PostPicture } from '../../../domain/content/PostPicture.tsx';
import { Share } from './Share.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { data: post } = await apiOf(context)('GET /blog/{id}', { params: { id: params.id }, signal: request.signal });
  return { post };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { post } = loaderData;
  const base = baseOf(matches);
  const path = `/blog/view/${post.id}`;
  const image = `/og/blog/${post.id}.png`;
  const description = excerptOf(post.content);
  return pageMeta(matches, {
    path,
    title: post.title,
    description,
    type: 'article',
    image,
    data: [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description,
        url: base + path,
        datePublished: post.created_at,
        dateModified: post.updated_at,
        ...(post.author && { author: { '@type': 'Organization', name: post.author } }),
        image: base + image,
        mainEntityOfPage: base + path,
        publisher: { '@type': 'Organization', name: 'Ivuriro', url: `${base}/` },
      },
      trail(base, [
        { name: texts.en.title, path: '/blog' },
        { name: post.title, path },
      ]),
    ],
  });
};

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const base = useConfig()?.publicUrl.replace(/\/$/, '') ?? '';
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title, to: '/blog' }, { label: post.title }]} />
      <article className={css.post}>
        <header>
          <h1>{post.title}</h1>
          <p className={css.line}>
            <span className="sr">{t.published} </span>
            <time dateTime={post.created_at}>{plainDate(new Date(post.created_at))}</time>
            {post.author && ` ${t.by(post.author)}`}
          </p>
        </header>
        <PostPicture post={post} width={760} height={300} eager className={css.picture} />
        <RichText html={post.content} />
        <footer className={css.foot}>
          <Share title={post.title} address={`${base}/blog/view/${post.id}`} />
          <LinkButton to="/blog" variant="text">
            {t.toAll}
          </LinkButton>
        </footer>
      </article>
    </div>
  );
}
