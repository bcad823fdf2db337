import { dismissFailures } from '../../../ui/toasts.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { emptyDraft, withKey, type Draft, type Item } from './draft.ts';
import type { Shop } from './provider-kinds.ts';

/** The draft of an order at one laboratory or pharmacy, which the list and the wizard share. */
export function useOrderDraft({ id }: Shop) {
  const name = `order:${id}`;
  const [draft, set, clear] = useDraft<Draft>(name, emptyDraft);
  const change = (changes: Partial<Draft>) => set(withKey(changes));
  const { items } = draft;
  return {
    name,
    draft,
    change,
    clear,
    tick: (item: Item) => {
      // dismisses an error "nothing is selected", which is no longer true
      dismissFailures();
      change({ items: [...items.filter((one) => one.id !== item.id), item] });
    },
    untick: (gone: string) => change({ items: items.filter((one) => one.id !== gone) }),
    count: (of: string, quantity: number) =>
      change({ items: items.map((one) => (one.id === of ? { ...one, quantity } : one)) }),
  };
}

export type Order = ReturnType<typeof useOrderDraft>;
