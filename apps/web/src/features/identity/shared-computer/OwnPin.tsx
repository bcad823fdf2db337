import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { PinDialog } from './PinDialog.tsx';
import { texts } from './setup-texts.ts';
import css from './shared-computer.module.css';

/** The PIN with which a member of a provider signs in at a shared computer. */
export function OwnPin({ token }: { token: string }) {
  const t = useTexts(texts);
  const { data, error, retry } = useAnswer(token, (signal) => call('GET /sessions/pin', { signal }));
  const [choosing, setChoosing] = useState(false);
  const { sending, send } = useFormSubmit();
  const remove = () => send(async () => showToast({ message: (await call('DELETE /sessions/pin')).message }));
  if (!data) {
    if (error) return <ErrorState title={t.failedPin} onRetry={retry} />;
    return <SkeletonLines says={t.loadingPin} heights={['9rem']} />;
  }
  return (
    <Card>
      <section className={css.section} aria-labelledby="own-pin">
        <header className={css.head}>
          <h2 id="own-pin">{t.pinTitle}</h2>
          {data.set ? <Badge tone="tea">{t.on}</Badge> : <Badge shape="hollow">{t.off}</Badge>}
        </header>
        <p>{data.set ? t.pinOnSays : t.pinSays}</p>
        <div className={css.acts}>
          <Button variant={data.set ? 'outlined' : 'filled'} onClick={() => setChoosing(true)}>
            {data.set ? t.changePin : t.setPin}
          </Button>
          {data.set && (
            <Button variant="text" busy={sending && t.removing} onClick={() => void remove()}>
              {t.remove}
            </Button>
          )}
        </div>
      </section>
      {choosing && <PinDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}
