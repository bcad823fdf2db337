import { useTexts } from '../../lib/language/texts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { texts } from './texts.ts';

type Tab = 'about' | 'drugs';

/** The two tabs of a pharmacy. */
export function PlaceTabs({ id, current }: { id: string; current: Tab }) {
  const t = useTexts(texts);
  const path = `/pharmacies/view/${id}`;
  return (
    <Tabs
      label={t.pharmacy}
      items={[
        { to: path, label: t.about, current: current === 'about' },
        { to: `${path}/drugs`, label: t.drugs, current: current === 'drugs' },
      ]}
    />
  );
}
