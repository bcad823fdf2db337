import { ApiError } from '../../../lib/api/envelope.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../../ui/States.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import { BLOG } from './paths.ts';
import { PostForm } from './PostForm.tsx';

const NEW = 'new';

/** The editor of a new or existing blog post. */
export function PostEditor({ id }: { id: string }) {
  const t = useTexts(texts);
  const fresh = id === NEW;
  const read = useCall('GET /blog/{id}', { params: { id } }, { enabled: !fresh });
  const missing = read.error instanceof ApiError && [404, 422].includes(read.error.status);
  return (
    <>
      <p>
        <LinkButton to={BLOG} variant="text" size="sm">
          {t.back}
        </LinkButton>
      </p>
      {fresh && <PostForm key={NEW} post={null} />}
      {read.data && <PostForm key={id} post={read.data} />}
      {missing && <Empty title={t.missing} action={<LinkButton to={BLOG}>{t.back}</LinkButton>} />}
      {read.isError && !missing && <ErrorState title={t.postFailed} onRetry={() => void read.refetch()} />}
      {!fresh && read.isPending && (
        <SkeletonLines says={t.loadingPost} heights={['3rem', '22rem']} className={css.form} />
      )}
    </>
  );
}
