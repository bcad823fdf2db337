import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchOf } from '../../../lib/api/request.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { addDays, dayOf, plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { Empty } from '../../../ui/States.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { DataRequest } from './data-request.ts';
import { texts } from './texts.ts';
import { REQUESTS } from './paths.ts';
import { PrivacyTabs } from './PrivacyTabs.tsx';
import css from './privacy.module.css';

const statuses = ['PENDING', 'DONE', 'REFUSED'] as const;
const tones = { PENDING: 'ochre', DONE: 'tea', REFUSED: 'stone' } as const;
const ALL = 'all';
const ANSWER_DAYS = 30;

/** The list of requests of people to correct or erase their data. */
export function DataRequests() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const status = statuses.find((one) => one === search.get('status'));
  const page = search.get('page') ?? '';
  const read = useCall('GET /admin/data_requests', { query: { status, page } }, { keep: true });
  const at = (query: Record<string, unknown>) => `${REQUESTS}?${searchOf(query)}`;
  const to = (next: number) => at({ status, page: next });
  return (
    <>
      <PrivacyTabs current="requests" />
      <ChipChoice
        legend={t.status}
        name="status"
        options={[{ value: ALL, label: t.all }, ...statuses.map((value) => ({ value, label: t.statuses[value] }))]}
        value={status ?? ALL}
        onChange={(value) => void navigate(at({ status: value === ALL ? '' : value }))}
      />
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.failed}
        to={to}
        none={
          <Empty title={t.noRequests}>
            <p>{t.noRequestsSays}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul className={css.lines} aria-label={t.requests}>
            {list.data.map((request) => (
              <OneRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function OneRequest({ request }: { request: DataRequest }) {
  const t = useTexts(texts);
  const [answering, setAnswering] = useState(false);
  const { account, type, status, text, answer, kept, created_at, answered_at } = request;
  const asked = dayOf(new Date(created_at));
  return (
    <li>
      <div>
        <h2>
          {account.name}{' '}
          <small>
            {t.roles[account.account_type]}, {account.user_code}
          </small>
        </h2>
        <p className={css.state}>
          <b>{t.types[type]}</b> <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
        </p>
        <small>
          {t.asked(plainDate(asked))}
          {'. '}
          {answered_at
            ? t.answeredOn(plainDate(new Date(answered_at)))
            : t.answerBy(plainDate(addDays(asked, ANSWER_DAYS)))}
        </small>
        {text && <p>{text}</p>}
        {answer && <blockquote>{answer}</blockquote>}
        {kept.length > 0 && (
          <details>
            <summary>{t.kept}</summary>
            <ul>
              {kept.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {status === 'PENDING' && (
        <Button variant="soft" size="sm" aria-label={t.answerOf(account.name)} onClick={() => setAnswering(true)}>
          {t.answer}
        </Button>
      )}
      {answering && <AnswerDialog request={request} onClose={() => setAnswering(false)} />}
    </li>
  );
}
