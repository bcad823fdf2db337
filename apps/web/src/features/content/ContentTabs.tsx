import { useMessages } from '../../shared/i18n/messages.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { messages } from './messages.ts';
import { BLOG, TEXTS } from './paths.ts';

export function ContentTabs({ current }: { current: 'blog' | 'texts' }) {
  const t = useMessages(messages);
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
