import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { clockOf, dayOf, plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { storeSharedComputer, useSharedComputer } from '../../../lib/session/shared-computer.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { RegisterComputer } from './RegisterComputer.tsx';
import { texts } from './setup-texts.ts';
import css from './shared-computer.module.css';

type Computer = Api['GET /devices']['data'][number];

/** The list of shared computers, at which members of a provider change places by PIN; for owners and managers. */
export function SharedComputers({ token }: { token: string }) {
  const t = useTexts(texts);
  const { data, error, retry } = useAnswer(token, (signal) => call('GET /devices', { signal }));
  const here = useSharedComputer();
  const [registering, setRegistering] = useState(false);
  if (!data) {
    if (error) return <ErrorState title={t.failed} onRetry={retry} />;
    return <SkeletonLines says={t.loading} heights={['9rem']} />;
  }
  const isHere = ({ id }: Computer) => id === here?.id;
  return (
    <Card>
      <section className={css.section} aria-labelledby="shared-computers">
        <h2 id="shared-computers">{t.computersTitle}</h2>
        <p>{t.computersSays}</p>
        {data.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <ul className={css.computers}>
            {data.map((computer) => (
              <OneComputer key={computer.id} computer={computer} isHere={isHere(computer)} />
            ))}
          </ul>
        )}
        {!data.some(isHere) && <Button onClick={() => setRegistering(true)}>{t.register}</Button>}
      </section>
      {registering && <RegisterComputer onClose={() => setRegistering(false)} />}
    </Card>
  );
}

const when = (instant: string) => `${plainDate(dayOf(new Date(instant)))}, ${clockOf(instant)}`;

function OneComputer({ computer: { id, name, ...computer }, isHere }: { computer: Computer; isHere: boolean }) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const { message } = await call('DELETE /devices/{id}', { params: { id } });
    if (isHere) storeSharedComputer(null);
    showToast({ message });
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        {isHere && <Badge tone="tea">{t.here}</Badge>}
        <small>
          {t.lastUsed(when(computer.last_used_at))} · {t.since(when(computer.created_at))}
        </small>
      </div>
      <Button variant="outlined" size="sm" aria-label={t.removeOf(name)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {asking && (
        <Confirmation
          title={t.removeTitle(name)}
          yes={t.remove}
          no={t.cancel}
          busy={t.removing}
          act={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t.removeSays}</p>
        </Confirmation>
      )}
    </li>
  );
}
