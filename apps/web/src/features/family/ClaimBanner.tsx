import type { Claimable } from '@ivuriro/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Account } from '../../lib/session/accounts.ts';
import { Button } from '../../ui/Button.tsx';
import css from './ActingBanner.module.css';
import { texts } from './claim-texts.ts';
import { ClaimRecord } from './ClaimRecord.tsx';

/**
 * A banner that says that a desk has made a record with the person's phone number, and lets the person claim it. "Not
 * now" hides the banner until the site is loaded again, except on the page of the appointments. Nothing is shown while
 * the records load or when loading fails.
 */
export default function ClaimBanner({ account }: { account: Account }) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const { data, retry } = useAnswer(account.id, (signal) => call('GET /patient/claimable', { signal }));
  const [later, setLater] = useState(false);
  const [chosen, setChosen] = useState<Claimable>();
  const close = () => setChosen(undefined);
  const leave = () => {
    close();
    retry();
  };
  const record = data?.[0];
  const isHidden = later && pathname !== '/profile/appointment';
  return (
    <>
      {record && !isHidden && (
        <section className={css.banner} aria-label={t.mayBeYours(record.place)}>
          <div className="wrap">
            <p>
              <b>{t.mayBeYours(record.place)}</b> <span>{t.mayBeYoursSays}</span>
            </p>
            {!later && (
              <Button size="sm" variant="text" onClick={() => setLater(true)}>
                {t.notNow}
              </Button>
            )}
            <Button size="sm" variant="outlined" onClick={() => setChosen(record)}>
              {t.claim}
            </Button>
          </div>
        </section>
      )}
      {chosen && <ClaimRecord record={chosen} onClose={close} onLeave={leave} />}
    </>
  );
}
