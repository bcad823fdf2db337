import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { ContentTabs } from './ContentTabs.tsx';
import css from './content.module.css';
import { LongTexts } from './LongTexts.tsx';
import { texts } from './texts.ts';
import { Settings } from './Settings.tsx';
import { Talks } from './Talks.tsx';

/** The tab in which administrators edit the texts and settings that the pages show. */
export function Texts() {
  const t = useTexts(texts);
  const read = useCall('GET /admin/static_contents');
  return (
    <>
      <ContentTabs current="texts" />
      {read.data && (
        <div className={css.columns}>
          <div>
            <LongTexts staticTexts={read.data} />
            <Settings staticTexts={read.data} />
          </div>
          <Talks staticTexts={read.data} />
        </div>
      )}
      {read.isError && <ErrorState title={t.textsFailed} onRetry={() => void read.refetch()} />}
      {read.isPending && <SkeletonLines says={t.loadingTexts} heights={['12rem', '24rem']} className={css.form} />}
    </>
  );
}
