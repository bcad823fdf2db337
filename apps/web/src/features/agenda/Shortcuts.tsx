import { useState } from 'react';
import { useShortcuts } from '../../lib/hooks/use-shortcuts.ts';
import type { Day } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import type { Filters } from './agenda-address.ts';
import { texts } from './texts.ts';

type Props = { today: Day; go: (change: Partial<Filters>) => void; onBook: (() => void) | undefined };

/** The keys of the agenda, and the dialog that names them. */
export function Shortcuts({ today, go, onBook }: Props) {
  const t = useTexts(texts);
  const [named, setNamed] = useState(false);
  useShortcuts({
    n: onBook,
    t: () => go({ date: today }),
    d: () => go({ view: 'day' }),
    w: () => go({ view: 'week' }),
    '?': () => setNamed(true),
  });
  if (!named) return null;
  return (
    <Dialog title={t.keys} narrow onClose={() => setNamed(false)}>
      <Facts items={t.keyNames.filter(([key]) => onBook || key !== 'n')} />
    </Dialog>
  );
}
