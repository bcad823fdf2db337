import { useSearchParams } from 'react-router';
import { searchOf } from '../../../lib/api/request.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { offeringOfTest } from './offering-kinds.ts';
import { texts } from './texts.ts';
import { NoOfferings } from './NoOfferings.tsx';
import { OfferingFrame } from './OfferingFrame.tsx';
import { TestLines } from './TestLines.tsx';
import { TestTable } from './TestTable.tsx';

/** The tests of a laboratory, in pages; the search field of the top bar filters them. */
export function Tests({ base }: { base: string }) {
  const t = useTexts(texts);
  const wide = useWide();
  const [search] = useSearchParams();
  const text = search.get('text-search') ?? '';
  const page = Number(search.get('page') ?? 1) || 1;
  const read = useCall('GET /laboratory/tests', { query: { 'text-search': text, page } }, { keep: true });
  const offerings = read.data?.data.map(offeringOfTest) ?? [];
  const to = (next: number) => {
    const address = searchOf({ 'text-search': text, page: next > 1 ? next : '' });
    return base + (address && `?${address}`);
  };
  return (
    <OfferingFrame kind="laboratory" known={offerings}>
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.failed}
        failedSays={t.failedSays}
        to={to}
        csv={() => csvOf('GET /laboratory/tests', { query: { 'text-search': text } })}
        none={<NoOfferings kind="laboratory" base={base} text={text} />}
      >
        {() => (wide ? <TestTable offerings={offerings} /> : <TestLines offerings={offerings} />)}
      </PagedList>
    </OfferingFrame>
  );
}
