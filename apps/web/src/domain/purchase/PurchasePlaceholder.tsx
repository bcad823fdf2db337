import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Empty } from '../../ui/States.tsx';
import { texts } from './texts.ts';
import css from './PurchasePlaceholder.module.css';

type Props = {
  title: string;
  error: ApiError | undefined;
  onRetry: () => void;
  /** The texts that are shown when the doctor or place is no longer published, with a link to other ones. */
  gone: { title: string; says: string; action: ReactNode };
  onClose: () => void;
};

/** The dialog of a purchase while its doctor or place loads, and after an error. */
export function PurchasePlaceholder({ title, error, onRetry, gone, onClose }: Props) {
  const t = useTexts(texts);
  if (!error) return <Reading title={title} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      {error.status === 404 ? (
        <Empty title={gone.title} action={gone.action}>
          <p>{gone.says}</p>
        </Empty>
      ) : (
        <Failed title={t.wentWrong} onRetry={onRetry} says={t.keptSays} />
      )}
    </Dialog>
  );
}

/** The skeleton of the first step: head, steps, fields and button in their places. */
function Reading({ title, onClose }: Pick<Props, 'title' | 'onClose'>) {
  const t = useTexts(texts);
  return (
    <Dialog
      title={title}
      subtitle={<Skeleton width="9rem" height="var(--lh-sm)" />}
      picture={<Skeleton width="44px" height="44px" />}
      onClose={onClose}
      foot={
        <div className={css.next}>
          <Skeleton height="var(--target)" />
        </div>
      }
    >
      <p className="sr" role="status">
        {t.loading}
      </p>
      <div className={css.fields}>
        <Skeleton height="3.375rem" />
        {['3rem', '3rem', '3rem', '6rem'].map((height, n) => (
          <div key={n}>
            <Skeleton width="6rem" height="14px" />
            <Skeleton height={height} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
