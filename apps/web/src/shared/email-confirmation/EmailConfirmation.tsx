import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { useTexts } from '../i18n/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useSending } from '../use-sending.ts';
import css from './EmailConfirmation.module.css';
import { texts } from './texts.ts';

/** Says that the e-mail address is not confirmed, and sends the mail; nothing where it is, or until that is known. */
export function EmailConfirmation() {
  const t = useTexts(texts);
  const account = useAccount();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [sent, setSent] = useState(false);
  const { sending, send } = useSending();
  useEffect(() => {
    let current = true;
    void call('GET /email_confirmation').then(
      ({ data }) => current && setUnconfirmed(data.confirmed ? undefined : data.email),
      // the line is not worth a failure of the form beside it
      () => {},
    );
    return () => {
      current = false;
    };
  }, [account?.email]);
  if (unconfirmed === undefined) return null;
  if (sent)
    return (
      <Notice tone="tea" role="status">
        {t.sent(unconfirmed)}
      </Notice>
    );
  return (
    <Notice tone="ochre">
      <div className={css.line}>
        <p>
          <b>{t.unconfirmed}</b> {account?.account_type === 'patient' && t.why}
        </p>
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
      </div>
    </Notice>
  );
}
