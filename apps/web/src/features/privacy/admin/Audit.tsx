import { useSearchParams } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { searchOf } from '../../../lib/api/request.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { DownloadCsv } from '../../../ui/csv/DownloadCsv.tsx';
import dashboard from '../../../ui/dashboard/dashboard.module.css';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Empty } from '../../../ui/States.tsx';
import { AuditFilters, type AuditQuery, filters } from './AuditFilters.tsx';
import { dateTimeText } from './date-times.ts';
import { texts } from './texts.ts';
import { AUDIT } from './paths.ts';
import { PrivacyTabs } from './PrivacyTabs.tsx';
import css from './privacy.module.css';

type Line = Api['GET /admin/audit']['data']['data'][number];

/** The audit log; its filters are in the query string. */
export function Audit() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const query = Object.fromEntries(filters.map((name) => [name, search.get(name) ?? ''])) as AuditQuery;
  const read = useCall('GET /admin/audit', { query: { ...query, page: search.get('page') ?? '' } }, { keep: true });
  const to = (page: number) => `${AUDIT}?${searchOf({ ...query, page })}`;
  return (
    <>
      <div className={dashboard.tabHead}>
        <PrivacyTabs current="audit" />
        <DownloadCsv read={() => csvOf('GET /admin/audit', { query })} />
      </div>
      <AuditFilters key={searchOf(query)} query={query} />
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.failed}
        to={to}
        none={
          <Empty title={t.none}>
            <p>{t.noneSays}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul className={css.audit} aria-label={t.audit}>
            {list.data.map((line) => (
              <AuditLine key={line.id} line={line} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

const shownValue = (value: unknown): string =>
  typeof value === 'number'
    ? count(value)
    : typeof value === 'string'
      ? value
      : value === null
        ? '–'
        : JSON.stringify(value);

function AuditLine({ line: { at, account, action, object, object_id, outcome, changes, times } }: { line: Line }) {
  const t = useTexts(texts);
  return (
    <li>
      <time dateTime={at}>{dateTimeText(at)}</time>
      <span>
        <b>{account ? account.name : t.nobody}</b>
        {account && <small>{t.roles[account.account_type]}</small>}
      </span>
      <span>
        <code>{action}</code>
        {object && <small>{[object, object_id].filter(Boolean).join(' ')}</small>}
        {Object.entries(changes ?? {}).map(([field, [from, to]]) => (
          <small key={field}>{`${field}: ${shownValue(from)} → ${shownValue(to)}`}</small>
        ))}
        {times > 1 && <small>{t.times(count(times))}</small>}
      </span>
      <Badge tone={outcome === 'done' ? 'tea' : 'danger'}>{outcome === 'done' ? t.done : outcome}</Badge>
    </li>
  );
}
