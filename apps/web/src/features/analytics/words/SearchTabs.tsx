import { useTexts } from '../../../lib/language/texts.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { MISSES, SYNONYMS, TRENDS } from '../paths.ts';
import { texts } from './texts.ts';

export function SearchTabs({ current }: { current: 'trends' | 'misses' | 'synonyms' }) {
  const t = useTexts(texts);
  return (
    <Tabs
      label={t.lists}
      items={[
        { to: TRENDS, label: t.trends, current: current === 'trends' },
        { to: MISSES, label: t.misses, current: current === 'misses' },
        { to: SYNONYMS, label: t.synonyms, current: current === 'synonyms' },
      ]}
    />
  );
}
