import { useState } from 'react';
import { Link } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import css from './my-data.module.css';

type Consent = Api['GET /consents']['data'][number];
type Texts = Api['GET /static_contents']['data'];
type Key = Consent['key'];
const keys = ['term', 'policy'] as const satisfies readonly Key[];

type Props = { consents: Consent[]; staticTexts: Texts; onChanged: () => unknown };

export function Consents({ consents, staticTexts, onChanged }: Props) {
  const t = useTexts(texts);
  return (
    <section className={css.part} aria-labelledby="consents">
      <h2 id="consents">{t.consents}</h2>
      <ul className={css.lines}>
        {keys.map((key) => (
          <li key={key}>
            <OneConsent
              name={key}
              last={consents.find((consent) => consent.key === key)}
              now={staticTexts.find((text) => text.key === key)?.version ?? 1}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OneProps = { name: Key; last: Consent | undefined; now: number; onChanged: () => unknown };

/** The state of the consent to one text, with a button to give or withdraw it. */
function OneConsent({ name, last, now, onChanged }: OneProps) {
  const t = useTexts(texts);
  const { sending, send } = useFormSubmit();
  const [asking, setAsking] = useState(false);
  const holds = last?.accepted === true && last.version === now;
  const day = last ? plainDate(new Date(last.at)) : '';
  const give = async (accepted: boolean) => {
    const { message } = await call('POST /consents', { body: { key: name, version: now, accepted } });
    showToast({ message });
    await onChanged();
  };
  return (
    <>
      <div>
        <h3>{t.texts[name]}</h3>
        <p>
          {last ? (last.accepted ? t.agreed : t.withdrawn)(last.version, day) : t.never}{' '}
          {last?.version !== now && t.newer(now)}
        </p>
      </div>
      <div className={css.acts}>
        <Link to={t.pages[name]} aria-label={t.readOf(t.texts[name])}>
          {t.read}
        </Link>
        {!holds && (
          <Button
            size="sm"
            aria-label={t.agreeOf(t.texts[name], now)}
            busy={sending && t.saving}
            onClick={() => void send(() => give(true))}
          >
            {t.agree(now)}
          </Button>
        )}
        {last?.accepted && (
          <Button variant="text" size="sm" aria-label={t.withdrawOf(t.texts[name])} onClick={() => setAsking(true)}>
            {t.withdraw}
          </Button>
        )}
      </div>
      {asking && (
        <Confirmation
          title={t.withdrawTitle}
          yes={t.withdraw}
          no={t.no}
          busy={t.saving}
          act={() => give(false)}
          onClose={() => setAsking(false)}
        >
          <p>{t.withdrawSays}</p>
        </Confirmation>
      )}
    </>
  );
}
