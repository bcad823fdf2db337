import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../lib/api/use-call.ts';
import { ListSkeleton } from '../../../ui/dashboard/ListSkeleton.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { Consents } from './Consents.tsx';
import { DataExport } from './DataExport.tsx';
import { texts } from './texts.ts';
import css from './my-data.module.css';
import { Requests } from './Requests.tsx';
import type { Whose } from './data-owner.ts';

/**
 * The person's copy of their data, their consents and their requests, on a dashboard. Administrators have no consents,
 * because they write the texts.
 */
export function OwnData({ of }: { of: Whose }) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const reads = [useCall('GET /consents'), useCall('GET /static_contents'), useCall('GET /data_requests')] as const;
  const [{ data: consents }, { data: staticTexts }, { data: requests }] = reads;
  const changed = () => queries.invalidateQueries();
  if (!consents || !staticTexts || !requests) {
    if (!reads.some(({ isError }) => isError)) return <ListSkeleton says={t.loading} />;
    return <Failed title={t.failed} onRetry={() => reads.forEach(({ refetch }) => void refetch())} />;
  }
  return (
    <>
      <p className={css.says}>{t.says}</p>
      <div className={css.parts}>
        <DataExport of={of} />
        {of !== 'admin' && <Consents consents={consents} staticTexts={staticTexts} onChanged={changed} />}
        <Requests requests={requests} of={of} onChanged={changed} />
      </div>
    </>
  );
}
