import { useSearchParams } from 'react-router';
import { searchOf } from '../../shared/api/request.ts';
import { useCall } from '../../shared/api/use-call.ts';
import desk from '../../shared/desk/desk.module.css';
import { PagedList } from '../../shared/desk/PagedList.tsx';
import { useTexts } from '../../shared/i18n/texts.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { plus } from '../../shared/ui/icons.ts';
import { Empty } from '../../shared/ui/States.tsx';
import { ContentTabs } from './ContentTabs.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import { BLOG, NEW_POST } from './paths.ts';
import { PostLine } from './PostLine.tsx';

/** Every post, the newest first. */
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
      <div className={desk.tabHead}>
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
