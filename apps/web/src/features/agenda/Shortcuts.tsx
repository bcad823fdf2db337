import { useState } from 'react';
import { useShortcuts } from '../../lib/hooks/use-shortcuts.ts';
import type { Day } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import type { Acts } from './acts.ts';
import type { Filters } from './agenda-address.ts';
import { texts } from './texts.ts';

/** For each key, the act that it needs; a key is not listed if the member may not do its act. */
const needs: Record<string, keyof Acts> = { n: 'book', m: 'move', b: 'block', 'Shift ↓ ↑': 'block' };

type Props = { today: Day; go: (change: Partial<Filters>) => void; onBook: (() => void) | undefined; acts: Acts };

/** Handles the keyboard shortcuts of the agenda, and shows the dialog that lists them. */
export function Shortcuts({ today, go, onBook, acts }: Props) {
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
      <Facts
        items={t.keyNames.filter(([key]) => {
          const needed = needs[key];
          return !needed || acts[needed];
        })}
      />
    </Dialog>
  );
}
