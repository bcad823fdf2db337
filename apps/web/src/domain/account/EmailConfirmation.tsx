import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { ActionBanner } from '../../ui/ActionBanner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './email-confirmation-texts.ts';

/**
 * Shows that the e-mail address is not confirmed, with a button that sends the confirmation mail. Shows nothing for a
 * confirmed address, while loading, or after a failed request: an error here would only disturb the form beside it.
 */
export function EmailConfirmation() {
  const t = useTexts(texts);
  const account = useAccount();
  const { data } = useAnswer(`${account?.email}`, (signal) => call('GET /email_confirmation', { signal }));
  const [sent, setSent] = useState(false);
  const { sending, send } = useFormSubmit();
  if (!data?.email || data.confirmed) return null;
  if (sent)
    return (
      <Banner tone="tea" role="status">
        {t.sent(data.email)}
      </Banner>
    );
  return (
    <ActionBanner
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
    </ActionBanner>
  );
}
