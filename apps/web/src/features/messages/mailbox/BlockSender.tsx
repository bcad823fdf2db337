import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { ActionBanner } from '../../../ui/ActionBanner.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import type { Message } from './mailbox.ts';
import { texts } from './texts.ts';

/** The button that blocks a sender; administrators and visitors who used the contact form cannot be blocked. */
export const canBlock = ({ box, from }: Message): boolean =>
  box === 'inbox' && from.account_id !== null && from.account_type !== 'admin';

export function BlockSender({ message: { id, from } }: { message: Message }) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const block = async () => {
    const { message } = await call('POST /messages/{id}/block', { params: { id } });
    showToast({ message });
    await revalidate();
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t.block}
      </Button>
      {asking && (
        <Confirmation
          title={t.blockTitle(from.name)}
          yes={t.yesBlock}
          no={t.notNow}
          busy={t.blocking}
          act={block}
          onClose={() => setAsking(false)}
        >
          <p>{t.blockSays}</p>
        </Confirmation>
      )}
    </>
  );
}

/** A banner that says that the sender is blocked, with a button to lift the block. */
export function BlockedBanner({ id, name }: { id: string; name: string }) {
  const t = useTexts(texts);
  return <ActionBanner action={<Unblock id={id} name={name} />}>{t.isBlocked(name)}</ActionBanner>;
}

export function Unblock({ id, name }: { id: string; name: string }) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const { sending, send } = useFormSubmit();
  return (
    <Button
      size="sm"
      variant="outlined"
      aria-label={t.unblockOf(name)}
      busy={sending && t.unblocking}
      onClick={() =>
        void send(async () => {
          const { message } = await call('DELETE /messages/blocked/{id}', { params: { id } });
          showToast({ message });
          await revalidate();
        })
      }
    >
      {t.unblock}
    </Button>
  );
}
