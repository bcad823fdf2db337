import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { usePasswordAgain } from '../../shared/password-again/use-password-again.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { SkeletonLines } from '../../shared/ui/SkeletonLines.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { Enrolment, type Offered } from './Enrolment.tsx';
import { texts } from './texts.ts';
import { Removal } from './Removal.tsx';
import css from './second-factor.module.css';

const FEW = 3;

/** What a sign-in asks for beside the password. */
export function SecondFactor() {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { data, isError, refetch } = useCall('GET /admin/second_factor');
  const [offered, setOffered] = useState<Offered | null>(null);
  const [removing, setRemoving] = useState(false);
  const { sending, send, asking } = usePasswordAgain();
  const begin = (password?: string) =>
    call('POST /admin/second_factor', { body: password ? { password } : {} }).then((reply) => setOffered(reply.data));
  const readAgain = () => queries.invalidateQueries();
  if (!data) {
    if (isError) return <ErrorState title={t.failed} onRetry={() => void refetch()} />;
    return <SkeletonLines says={t.loading} heights={['9rem']} />;
  }
  const { enrolled, recovery_codes_left: left } = data;
  return (
    <Card>
      <section className={css.factor} aria-labelledby="second-factor">
        <header>
          <h2 id="second-factor">{t.title}</h2>
          {enrolled ? <Badge tone="tea">{t.on}</Badge> : <Badge shape="hollow">{t.off}</Badge>}
        </header>
        <p>{enrolled ? `${t.onSays} ${t.left(left)} ${left <= FEW ? t.fewLeft : ''}` : t.offSays}</p>
        {enrolled ? (
          <Button variant="outlined" onClick={() => setRemoving(true)}>
            {t.remove}
          </Button>
        ) : (
          <Button busy={sending && t.beginning} onClick={() => void send(begin)}>
            {t.setUp}
          </Button>
        )}
      </section>
      {asking}
      {offered && <Enrolment offered={offered} onEnrolled={readAgain} onClose={() => setOffered(null)} />}
      {removing && <Removal onRemoved={readAgain} onClose={() => setRemoving(false)} />}
    </Card>
  );
}
