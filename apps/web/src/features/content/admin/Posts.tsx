import { useSearchParams } from 'react-router';
import { searchOf } from '../../../lib/api/request.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import dashboard from '../../../ui/dashboard/dashboard.module.css';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import { Empty } from '../../../ui/States.tsx';
import { ContentTabs } from './ContentTabs.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import { BLOG, NEW_POST } from './paths.ts';
import { PostLine } from './PostLine.tsx';

/** All blog posts, the newest first. */
export function Posts() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const [text, page] = [search.get('text-search') ?? '', search.get('page') ?? ''];
  const read = useCall('GET /admin/blogs', { query: { 'text-search': text, page } }, { keep: true });
  const to = (next: number) => {
    const query = searchOf({ 'text-search': text, page: next > 1 ? next : '' });
    return BLOG + (query && `?${query}`);
  };
  return (
    <>
      <div className={dashboard.tabHead}>
        <ContentTabs current="blog" />
        <LinkButton to={NEW_POST} size="sm">
          <Icon of={plus} size={18} />
          {t.newPost}
        </LinkButton>
      </div>
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.failed}
        to={to}
        none={
          <Empty title={t.none} action={text && <LinkButton to={BLOG}>{t.showAll}</LinkButton>}>
            <p>{text ? t.noneFor(text) : t.noneSays}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul className={css.posts} aria-label={t.posts}>
            {list.data.map((post) => (
              <PostLine key={post.id} post={post} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
