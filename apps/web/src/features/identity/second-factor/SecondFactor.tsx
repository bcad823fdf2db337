import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Enrolment, type Offered } from './Enrolment.tsx';
import { texts } from './texts.ts';
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx';
import css from './second-factor.module.css';

const FEW = 3;

/** The second factor of the signed-in person, with buttons to set it up or remove it. */
export function SecondFactor({ token }: { token: string }) {
  const t = useTexts(texts);
  const { data, error, retry } = useAnswer(token, (signal) => call('GET /second_factor', { signal }));
  const [offered, setOffered] = useState<Offered | null>(null);
  const [removing, setRemoving] = useState(false);
  const { sending, send, asking } = useConfirmPassword();
  const begin = (password?: string) =>
    call('POST /second_factor', { body: password ? { password } : {} }).then((reply) => setOffered(reply.data));
  return (
    <>
      {data ? (
        <FactorCard {...data} beginning={sending} onSetUp={() => void send(begin)} onRemove={() => setRemoving(true)} />
      ) : error ? (
        <ErrorState title={t.failed} onRetry={retry} />
      ) : (
        <SkeletonLines says={t.loading} heights={['9rem']} />
      )}
      {/* stays when the read above fails, because the recovery codes are shown only once */}
      {asking}
      {offered && <Enrolment offered={offered} onClose={() => setOffered(null)} />}
      {removing && <RemoveSecondFactor onClose={() => setRemoving(false)} />}
    </>
  );
}

type CardProps = Api['GET /second_factor']['data'] & {
  beginning: boolean;
  onSetUp: () => void;
  onRemove: () => void;
};

function FactorCard({ enrolled, recovery_codes_left: left, beginning, onSetUp, onRemove }: CardProps) {
  const t = useTexts(texts);
  return (
    <Card>
      <section className={css.factor} aria-labelledby="second-factor">
        <header>
          <h2 id="second-factor">{t.title}</h2>
          {enrolled ? <Badge tone="tea">{t.on}</Badge> : <Badge shape="hollow">{t.off}</Badge>}
        </header>
        <p>{enrolled ? `${t.onSays} ${t.left(left)} ${left <= FEW ? t.fewLeft : ''}` : t.offSays}</p>
        {enrolled ? (
          <Button variant="outlined" onClick={onRemove}>
            {t.remove}
          </Button>
        ) : (
          <Button busy={beginning && t.beginning} onClick={onSetUp}>
            {t.setUp}
          </Button>
        )}
      </section>
    </Card>
  );
}
