import { shownPhone } from '@ivuriro/contract/shown-phone';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { ConfirmPhoneDialog } from './ConfirmPhoneDialog.tsx';
import css from './phone.module.css';
import { texts } from './texts.ts';

/** The phone number with which a person signs in, and whether it is confirmed. */
export function PhoneNumber({ token }: { token: string }) {
  const t = useTexts(texts);
  const [done, setDone] = useState(0);
  const { data, error, retry } = useAnswer(`${token} ${done}`, (signal) => call('GET /account/phone', { signal }));
  const [confirming, setConfirming] = useState(false);
  if (!data) {
    if (error) return <ErrorState title={t.failed} onRetry={retry} />;
    return <SkeletonLines says={t.loading} heights={['9rem']} />;
  }
  const { phone, confirmed } = data;
  const close = () => {
    setConfirming(false);
    setDone(done + 1);
  };
  return (
    <Card>
      <section className={css.section} aria-labelledby="phone-number">
        <header className={css.head}>
          <h2 id="phone-number">{t.number}</h2>
          {confirmed ? (
            <Badge tone="tea">{t.confirmed}</Badge>
          ) : (
            <Badge shape="hollow">{phone ? t.unconfirmed : t.none}</Badge>
          )}
        </header>
        <p>
          {!phone ? t.noneSays : confirmed ? t.confirmedSays(shownPhone(phone)) : t.unconfirmedSays(shownPhone(phone))}
        </p>
        <div>
          <Button variant={confirmed ? 'outlined' : 'filled'} onClick={() => setConfirming(true)}>
            {!phone ? t.add : confirmed ? t.change : t.confirm}
          </Button>
        </div>
      </section>
      {confirming && <ConfirmPhoneDialog known={confirmed ? null : phone} onClose={close} />}
    </Card>
  );
}
