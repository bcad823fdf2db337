import { useTexts } from '../../../lib/language/texts.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { texts } from './texts.ts';
import { BLOG, TEXTS } from './paths.ts';

export function ContentTabs({ current }: { current: 'blog' | 'texts' }) {
  const t = useTexts(texts);
  return (
    <Tabs
      label={t.sides}
      items={[
        { to: BLOG, label: t.blog, current: current === 'blog' },
        { to: TEXTS, label: t.texts, current: current === 'texts' },
      ]}
    />
  );
}
