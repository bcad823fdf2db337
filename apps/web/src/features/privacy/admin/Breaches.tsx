import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import dashboard from '../../../ui/dashboard/dashboard.module.css';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/States.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { BreachDialog } from './BreachDialog.tsx';
import { dateTimeText } from './date-times.ts';
import { texts } from './texts.ts';
import { BREACHES } from './paths.ts';
import { PrivacyTabs } from './PrivacyTabs.tsx';
import css from './privacy.module.css';

type Breach = Api['GET /admin/breaches']['data']['data'][number];
type Step = keyof typeof due;
/**
 * The deadline of each step after a data breach; null for the notification of the affected people, which has no fixed
 * deadline.
 */
const due = {
  authority_told_at: (breach: Breach) => breach.authority_due_at,
  report_sent_at: (breach: Breach) => breach.report_due_at,
  people_told_at: () => null,
};
const steps = Object.keys(due) as Step[];

/** The list of data breaches, each with its deadlines. */
export function Breaches() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const [recording, setRecording] = useState(false);
  const read = useCall('GET /admin/breaches', { query: { page: search.get('page') ?? '' } }, { keep: true });
  const to = (page: number) => `${BREACHES}?page=${page}`;
  return (
    <>
      <div className={dashboard.tabHead}>
        <PrivacyTabs current="breaches" />
        <Button size="sm" onClick={() => setRecording(true)}>
          {t.record}
        </Button>
      </div>
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.failed}
        to={to}
        none={
          <Empty title={t.noBreaches}>
            <p>{t.noBreachesSays}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul className={css.lines} aria-label={t.breaches}>
            {list.data.map((breach) => (
              <li key={breach.id}>
                <OneBreach breach={breach} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {recording && <BreachDialog onClose={() => setRecording(false)} />}
    </>
  );
}

function OneBreach({ breach }: { breach: Breach }) {
  const t = useTexts(texts);
  return (
    <div>
      <h2>{t.foundAt(dateTimeText(breach.found_at))}</h2>
      <p>{breach.what}</p>
      <small>{t.peopleCount(count(breach.people))}</small>
      <ul className={css.steps}>
        {steps.map((step) => (
          <OneStep key={step} breach={breach} step={step} />
        ))}
      </ul>
    </div>
  );
}

function OneStep({ breach, step }: { breach: Breach; step: Step }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const now = useNow();
  const until = due[step](breach);
  const done = breach[step];
  const late = until !== null && new Date(done ?? now) > new Date(until);
  const mark = () =>
    send(async () => {
      await showChange(
        await call('PUT /admin/breaches/{id}', {
          params: { id: breach.id },
          body: { [step]: new Date().toISOString() },
        }),
      );
    });
  return (
    <li>
      <span>
        {t.steps[step]} <small>{done ? t.told(dateTimeText(done)) : until && t.dueBy(dateTimeText(until))}</small>
        {late && <Badge tone="danger">{t.late}</Badge>}
      </span>
      {!done && (
        <Button
          variant="soft"
          size="sm"
          aria-label={t.markOf(t.steps[step])}
          busy={sending && t.saving}
          onClick={() => void mark()}
        >
          {t.mark}
        </Button>
      )}
    </li>
  );
}
