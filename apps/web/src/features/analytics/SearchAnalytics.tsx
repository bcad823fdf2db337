import { SearchTrends } from './SearchTrends.tsx';
import { Misses } from './words/Misses.tsx';
import { SearchTabs } from './words/SearchTabs.tsx';
import { Synonyms } from './words/Synonyms.tsx';

/** The tabs with the lists about searches; the URL path names the open tab. */
export function SearchAnalytics({ slug }: { slug: string | undefined }) {
  const open = slug === 'misses' || slug === 'synonyms' ? slug : 'trends';
  return (
    <>
      <SearchTabs current={open} />
      {open === 'trends' && <SearchTrends />}
      {open === 'misses' && <Misses />}
      {open === 'synonyms' && <Synonyms />}
    </>
  );
}
