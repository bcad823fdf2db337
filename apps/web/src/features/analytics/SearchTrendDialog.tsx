import { useCall } from '../../lib/api/use-call.ts';
import { MonthBars } from '../../ui/charts/MonthBars.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { texts } from './texts.ts';

/** The number of searches for one text in each of twelve months. */
export function SearchTrendDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCall('GET /admin/search-trend-chart', { query: { 'text-search': text } });
  return (
    <Dialog title={text} onClose={onClose}>
      {data && (
        <MonthBars
          title={t.interest}
          months={data.map(({ month_string, search_text_count }) => ({ month_string, value: search_text_count }))}
          nothing={t.nothing}
        />
      )}
      {isError && <ErrorState title={t.chartFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonLines says={t.loadingChart} heights={['300px']} />}
    </Dialog>
  );
}
