import { useSyncExternalStore } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { askNow, isReached, watchConnection } from '../lib/offline/connection.ts';
import { Dialog } from './Dialog.tsx';
import css from './DialogFrame.module.css';
import { Failed } from './Failed.tsx';
import { Skeleton } from './Skeleton.tsx';
import { texts } from './texts.ts';

type Props = { title: string; narrow?: boolean; wide?: boolean; full?: boolean; onClose: () => void };

/**
 * The frame of a dialog while the code of the dialog loads: it opens at once and can be closed. Without a connection it
 * shows a message; the code is loaded when the server answers again.
 */
export function DialogFrame(props: Props) {
  const t = useTexts(texts);
  const online = useSyncExternalStore(watchConnection, isReached, () => true);
  return (
    <Dialog {...props}>
      {online ? (
        <>
          <p className="sr" role="status">
            {t.loading}
          </p>
          {['5rem', '7rem', '6rem'].map((width) => (
            <div key={width} className={css.field}>
              <Skeleton width={width} height="14px" />
              <Skeleton height="3rem" />
            </div>
          ))}
          <Skeleton height="var(--target)" />
        </>
      ) : (
        <Failed title={t.noConnection} says={t.opensItself} onRetry={askNow} />
      )}
    </Dialog>
  );
}
