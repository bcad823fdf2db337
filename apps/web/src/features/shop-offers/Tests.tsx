import { useSearchParams } from 'react-router';
import { searchOf } from '../../shared/api/request.ts';
import { useCall } from '../../shared/api/use-call.ts';
import desk from '../../shared/desk/desk.module.css';
import { csvOf } from '../../shared/csv/csv-of.ts';
import { ListBones } from '../../shared/desk/ListBones.tsx';
import { useWide } from '../../shared/desk/wide.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ListFoot } from '../../shared/ui/ListFoot.tsx';
import { NothingOnPage } from '../../shared/ui/NothingOnPage.tsx';
import { offerOfTest } from './goods.ts';
import { ListFailed, NothingOffered } from './ListStates.tsx';
import { messages } from './messages.ts';
import { OfferFrame } from './OfferFrame.tsx';
import { TestLines } from './TestLines.tsx';
import { TestTable } from './TestTable.tsx';

/** The tests of a laboratory, in pages; the text of the top bar searches them. */
export function Tests({ base }: { base: string }) {
  const t = useMessages(messages);
  const wide = useWide();
  const [search] = useSearchParams();
  const text = search.get('text-search') ?? '';
  const page = Number(search.get('page') ?? 1) || 1;
  const query = { 'text-search': text, page };
  const { data, isError, isPlaceholderData, refetch } = useCall('GET /laboratory/tests', { query }, { keep: true });
  const offers = data?.data.map(offerOfTest) ?? [];
  const to = (next: number) => {
    const address = searchOf({ 'text-search': text, page: next > 1 ? next : '' });
    return base + (address && `?${address}`);
  };
  return (
    <OfferFrame kind="laboratory" known={offers}>
      {data ? (
        offers.length === 0 ? (
          <NothingOnPage page={data.current_page} to={to}>
            <NothingOffered kind="laboratory" base={base} text={text} />
          </NothingOnPage>
        ) : (
          <div className={desk.panel} aria-busy={isPlaceholderData}>
            {wide ? <TestTable offers={offers} /> : <TestLines offers={offers} />}
            <ListFoot
              list={data}
              to={to}
              csv={() => csvOf('GET /laboratory/tests', { query: { 'text-search': text } })}
            />
          </div>
        )
      ) : isError ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : (
        <ListBones says={t.loading} />
      )}
    </OfferFrame>
  );
}
