import { useSearchParams } from 'react-router';
import { searchOf } from '../../shared/api/request.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { csvOf } from '../../shared/csv/csv-of.ts';
import { PagedList } from '../../shared/desk/PagedList.tsx';
import { useWide } from '../../shared/desk/wide.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { offerOfTest } from './goods.ts';
import { texts } from './texts.ts';
import { NothingOffered } from './NothingOffered.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { TestLines } from './TestLines.tsx';
import { TestTable } from './TestTable.tsx';

/** The tests of a laboratory, in pages; the text of the top bar searches them. */
export function Tests({ base }: { base: string }) {
  const t = useTexts(texts);
  const wide = useWide();
  const [search] = useSearchParams();
  const text = search.get('text-search') ?? '';
  const page = Number(search.get('page') ?? 1) || 1;
  const read = useCall('GET /laboratory/tests', { query: { 'text-search': text, page } }, { keep: true });
  const offers = read.data?.data.map(offerOfTest) ?? [];
  const to = (next: number) => {
    const address = searchOf({ 'text-search': text, page: next > 1 ? next : '' });
    return base + (address && `?${address}`);
  };
  return (
    <OfferFrame kind="laboratory" known={offers}>
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.failed}
        failedSays={t.failedSays}
        to={to}
        csv={() => csvOf('GET /laboratory/tests', { query: { 'text-search': text } })}
        none={<NothingOffered kind="laboratory" base={base} text={text} />}
      >
        {() => (wide ? <TestTable offers={offers} /> : <TestLines offers={offers} />)}
      </PagedList>
    </OfferFrame>
  );
}
