import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/call.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notices.ts';
import { Question } from '../ui/Question.tsx';
import { useSending } from '../use-sending.ts';
import { messages } from './messages.ts';
import { ownReviewsChanged } from './own-changes.ts';

/** Takes the own review back, after asking; the page around it reads again. */
export function Withdrawal({ id }: { id: string }) {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  const { sending, send } = useSending();
  const [asked, setAsked] = useState(false);
  const withdraw = () =>
    send(async () => {
      const { message } = await call('DELETE /patient/reviews/{id}', { params: { id } });
      setAsked(false);
      notify({ message });
      ownReviewsChanged();
      await revalidate();
    });
  return (
    <>
      <Button variant="text" onClick={() => setAsked(true)}>
        {t.withdraw}
      </Button>
      {asked && (
        <Question busy={sending && t.withdrawing} onYes={() => void withdraw()} onNo={() => setAsked(false)}>
          <p>{t.sure}</p>
          <p>{t.withdrawSays}</p>
        </Question>
      )}
    </>
  );
}
