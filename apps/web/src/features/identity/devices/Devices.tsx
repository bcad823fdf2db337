import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { clockOf, dayOf, plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import css from './security.module.css';

type Session = Api['GET /sessions']['data'][number];

/** The sessions of the account, the latest first, with a button to end each session except the current one. */
export function Devices({ token }: { token: string }) {
  const t = useTexts(texts);
  const { data, error, retry } = useAnswer(token, (signal) => call('GET /sessions', { signal }));
  const [ended, setEnded] = useState<string[]>([]);
  if (error) return <ErrorState title={t.failed} onRetry={retry} />;
  if (!data) {
    return <SkeletonLines says={t.loading} heights={['9rem']} />;
  }
  const sessions = data.filter(({ id }) => !ended.includes(id));
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className={css.devices}>
        {sessions.map((session) => (
          <OneDevice key={session.id} session={session} onEnded={() => setEnded([...ended, session.id])} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={css.says}>{t.only}</p>
      ) : (
        <EndOthers onEnded={() => setEnded([...ended, ...others.map(({ id }) => id)])} />
      )}
    </>
  );
}

const when = (instant: string) => `${plainDate(dayOf(new Date(instant)))}, ${clockOf(instant)}`;

function OneDevice({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useTexts(texts);
  const { sending, send } = useFormSubmit();
  const device = session.device ?? t.unknown;
  const end = () =>
    send(async () => {
      await call('DELETE /sessions/{id}', { params: { id: session.id } });
      onEnded();
      showToast({ message: t.ended });
    });
  return (
    <li>
      <div>
        <b>{device}</b>
        <small>
          {t.lastUsed(when(session.last_used_at))} · {t.since(when(session.created_at))}
        </small>
      </div>
      {session.current ? (
        <Badge tone="tea">{t.here}</Badge>
      ) : (
        <Button
          variant="outlined"
          size="sm"
          aria-label={t.endOf(device)}
          busy={sending && t.ending}
          onClick={() => void end()}
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  const end = async () => {
    await call('DELETE /sessions');
    onEnded();
    showToast({ message: t.othersEnded });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t.endOthers}
      </Button>
      {asking && (
        <Confirmation
          title={t.endOthersTitle}
          yes={t.endOthers}
          no={t.cancel}
          busy={t.ending}
          act={end}
          onClose={() => setAsking(false)}
        >
          <p>{t.endOthersSays}</p>
        </Confirmation>
      )}
    </>
  );
}
