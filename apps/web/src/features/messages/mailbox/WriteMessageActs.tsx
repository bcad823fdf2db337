import { useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { texts } from './texts.ts';
import css from './WriteMessage.module.css';

export type Act = 'send' | 'keep';

type ActsProps = {
  /** The action in progress. */
  busy: Act | null;
  isEmpty: boolean;
  onKeep: () => Promise<void>;
  onDiscard: () => Promise<void>;
  onClose: () => void;
};

/**
 * The buttons to send and to close a message. An empty message is closed at once; one with text can be saved as a
 * draft, or discarded after a confirmation.
 */
export function Acts({ busy, isEmpty, onKeep, onDiscard, onClose }: ActsProps) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className={css.acts}>
        <Button type="submit" busy={busy === 'send' && t.sending} disabled={busy === 'keep'}>
          {t.send}
        </Button>
        <Button
          variant="outlined"
          busy={busy === 'keep' && t.keeping}
          disabled={busy === 'send'}
          onClick={() => (isEmpty ? onClose() : void onKeep())}
        >
          {t.keep}
        </Button>
        <Button variant="text" disabled={busy !== null} onClick={() => (isEmpty ? onClose() : setAsking(true))}>
          {t.discard}
        </Button>
      </div>
      {asking && (
        <Confirmation
          title={t.deleteDraftTitle}
          yes={t.yesDiscard}
          no={t.no}
          busy={t.deleting}
          act={onDiscard}
          onClose={() => setAsking(false)}
        >
          <p>{t.deleteDraftSays}</p>
        </Confirmation>
      )}
    </>
  );
}
