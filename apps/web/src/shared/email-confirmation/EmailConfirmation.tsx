import { useState } from 'react';
import { call } from '../api/call.ts';
import { useTexts } from '../i18n/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { ActionNotice } from '../ui/ActionNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useAnswer } from '../use-answer.ts';
import { useSending } from '../use-sending.ts';
import { texts } from './texts.ts';

/**
 * Says that the e-mail address is not confirmed, and sends the mail. Nothing where it is confirmed, until that is known, and
 * where it did not arrive: the line is not worth a failure of the form beside it.
 */
export function EmailConfirmation() {
  const t = useTexts(texts);
  const account = useAccount();
  const { data } = useAnswer(`${account?.email}`, (signal) => call('GET /email_confirmation', { signal }));
  const [sent, setSent] = useState(false);
  const { sending, send } = useSending();
  if (!data || data.confirmed) return null;
  if (sent)
    return (
      <Notice tone="tea" role="status">
        {t.sent(data.email)}
      </Notice>
    );
  return (
    <ActionNotice
      action={
        <Button
          size="sm"
          variant="outlined"
          busy={sending && t.sending}
          onClick={() =>
            void send(async () => {
              await call('POST /email_confirmation');
              setSent(true);
            })
          }
        >
          {t.send}
        </Button>
      }
    >
      <b>{t.unconfirmed}</b> {account?.account_type === 'patient' && t.why}
    </ActionNotice>
  );
}
