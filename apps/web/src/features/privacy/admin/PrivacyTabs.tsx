import { useTexts } from '../../../lib/language/texts.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { texts } from './texts.ts';
import { AUDIT, BREACHES, MERGES, REQUESTS } from './paths.ts';

export function PrivacyTabs({ current }: { current: 'requests' | 'merges' | 'breaches' | 'audit' }) {
  const t = useTexts(texts);
  return (
    <Tabs
      label={t.sides}
      items={[
        { to: REQUESTS, label: t.requests, current: current === 'requests' },
        { to: MERGES, label: t.merges, current: current === 'merges' },
        { to: BREACHES, label: t.breaches, current: current === 'breaches' },
        { to: AUDIT, label: t.audit, current: current === 'audit' },
      ]}
    />
  );
}
