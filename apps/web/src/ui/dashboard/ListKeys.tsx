import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { useShortcuts } from '../../lib/hooks/use-shortcuts.ts';
import { Dialog } from '../Dialog.tsx';
import { Facts } from '../Facts.tsx';
import { texts } from './texts.ts';

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
const press = (selector: string) => focused()?.querySelector<HTMLElement>(selector)?.click();

function go(step: 1 | -1): void {
  const all = rows();
  const at = all.indexOf(focused()!);
  const next = at < 0 ? all[0] : all[at + step];
  next?.querySelector<HTMLElement>('a')?.focus();
}

/**
 * The keyboard shortcuts of a list, and the dialog that explains them. Each row of the list has `data-row`, a link, a
 * button with `data-next`, and a checkbox.
 */
export function ListKeys() {
  const t = useTexts(texts);
  const [named, setNamed] = useState(false);
  useShortcuts({
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    s: () => press('[data-next]'),
    x: () => press('input[type="checkbox"]'),
    f: () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    '?': () => setNamed(true),
  });
  if (!named) return null;
  return (
    <Dialog title={t.keys} narrow onClose={() => setNamed(false)}>
      <Facts items={t.keyNames} />
    </Dialog>
  );
}
