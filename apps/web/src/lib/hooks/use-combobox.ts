import { useId, useState, type KeyboardEvent } from 'react';

type ComboboxOptions = { count: number; onPick: (index: number) => void; onEscape?: () => void };

/** A text field with suggestions: arrow keys move, Enter picks, Escape closes; the focus stays in the field. */
export function useCombobox({ count, onPick, onEscape }: ComboboxOptions) {
  const id = useId();
  const [at, setAt] = useState(-1);
  const active = at < count ? at : -1;
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setAt(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && count > 0) move(event, (active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) move(event, active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      onPick(active);
      setAt(-1);
    } else if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      setAt(-1);
      onEscape();
    }
  };
  return {
    reset: () => setAt(-1),
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      onKeyDown,
    },
    list: { id, role: 'listbox' },
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
      'data-active': index === active ? '' : undefined,
    }),
  } as const;
}
