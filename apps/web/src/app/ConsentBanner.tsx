import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../lib/api/call.ts';
import { useTexts } from '../lib/language/texts.ts';
import type { Account } from '../lib/session/accounts.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { useAnswer } from '../lib/api/use-answer.ts';
import { useFormSubmit } from '../ui/use-form-submit.ts';
import css from './ConsentBanner.module.css';
import { texts } from './texts.ts';

const LATER = 'agree later';

/**
 * Asks the signed-in person to accept legal texts that changed since their last consent: they can read, agree or
 * postpone.
 */
export default function ConsentBanner({ account: { id, token } }: { account: Account }) {
  const t = useTexts(texts);
  const [put, setPut] = useState(() => sessionStorage.getItem(LATER) === id);
  const { data: due = [] } = useAnswer(put ? null : token, (signal) => call('GET /consents/due', { signal }));
  const { sending, send } = useFormSubmit();
  if (put || due.length === 0) return null;
  const agree = () =>
    send(async () => {
      for (const { key, version } of due) await call('POST /consents', { body: { key, version, accepted: true } });
      setPut(true);
      showToast({ message: t.agreed });
    });
  const later = () => {
    sessionStorage.setItem(LATER, id);
    setPut(true);
  };
  return (
    <section className={css.notice} aria-label={t.toAgree}>
      <p>
        <b>{t.toAgree}</b> {t.toAgreeSays}
      </p>
      <div>
        <span>
          {due.map(({ key }) => (
            <Link key={key} to={key === 'term' ? '/terms' : '/privacy-policy'}>
              {key === 'term' ? t.terms : t.privacy}
            </Link>
          ))}
        </span>
        <span>
          <Button size="sm" busy={sending && t.saving} onClick={() => void agree()}>
            {t.agree}
          </Button>
          <Button size="sm" variant="text" onClick={later}>
            {t.later}
          </Button>
        </span>
      </div>
    </section>
  );
}
