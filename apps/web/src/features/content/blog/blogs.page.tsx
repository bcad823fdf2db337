import { apiOf } from '../../../lib/api/api-of.server.ts';
import { searchOf } from '../../../lib/api/request.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { baseOf, pageMeta, trail } from '../../../lib/page-meta.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Filters } from '../../../ui/Filters.tsx';
import { ListHead } from '../../../ui/ListHead.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Empty } from '../../../ui/States.tsx';
import type { Route } from './+types/blogs.page';
import { excerptOf } from '../../../lib/text/excerpt.ts';
import { texts } from './texts.ts';
import { PostCard } from './PostCard.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const text = asked.get('text-search')?.trim() ?? '';
  const order = asked.get('order-by') === 'asc' ? 'asc' : 'desc';
  const { data: list } = await apiOf(context)('GET /blogs', {
    query: { 'text-search': text, 'order-by': order, page: asked.get('page') ?? undefined },
    signal: request.signal,
  });
  return {
    posts: list.data.map(({ id, title, image, created_at, content }) => ({
      id,
      title,
      image,
      created_at,
      excerpt: excerptOf(content),
    })),
    total: list.total,
    page: list.current_page,
    lastPage: list.last_page,
    text,
    order,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(matches, {
    path: '/blog',
    query: location.search,
    title: texts.en.title,
    description: texts.en.says,
    index: !loaderData?.text && loaderData?.order !== 'asc',
    data: [trail(baseOf(matches), [{ name: texts.en.title, path: '/blog' }])],
  });

export default function Blogs({ loaderData: { posts, total, page, lastPage, text, order } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const past = order === 'asc' ? order : '';
  const to = (number: number) =>
    `/blog?${searchOf({ 'text-search': text, 'order-by': past, page: number > 1 ? number : '' })}`;
  return (
    <div className="wrap">
      <ListHead home={t.home} here={t.title} title={t.title} lead={t.says}>
        <SearchBox
          label={t.searchLabel}
          placeholder={t.searchLabel}
          button={t.search}
          value={text}
          keep={['order-by']}
        />
      </ListHead>
      <ListPage
        filters={
          <Filters keep={['text-search']} clear={text && '/blog'}>
            <Select
              label={t.sort}
              name="order-by"
              defaultValue={order}
              options={[
                { value: 'desc', label: t.newest },
                { value: 'asc', label: t.past },
              ]}
            />
          </Filters>
        }
        found={t.found(count(total))}
        text={text}
        page={page}
        lastPage={lastPage}
        to={to}
        none={
          <Empty title={t.none} action={<LinkButton to="/blog">{t.showAll}</LinkButton>}>
            {text && <p>{t.noneFor(text)}</p>}
            <p>{t.noneSays}</p>
          </Empty>
        }
        end={t.end(count(total))}
      >
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} first={index === 0} />
        ))}
      </ListPage>
    </div>
  );
}
