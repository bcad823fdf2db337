import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../Button.tsx';
import css from './Lines.module.css';
import { texts } from './texts.ts';
import { type Selection, useSelection } from './use-selection.ts';

type Props<T> = {
  items: T[];
  label: string;
  /** Renders the actions for the selected rows. */
  acts: (selection: Selection) => ReactNode;
  /** Renders a row; `selection` is null until the member starts selecting rows. */
  children: (item: T, selection: Selection | null) => ReactNode;
};

/**
 * The rows of a list on a narrow screen. A press opens the item of the row; after the member has started selecting, it
 * selects the row.
 */
export function SelectableLines<T extends { id: string }>({ items, label, acts, children }: Props<T>) {
  const t = useTexts(texts);
  const selection = useSelection(items.map(({ id }) => id));
  const [isSelecting, setIsSelecting] = useState(false);
  const press = () => {
    selection.clear();
    setIsSelecting(!isSelecting);
  };
  return (
    <>
      <div className={css.select}>
        {isSelecting && (
          <label>
            <input
              type="checkbox"
              aria-label={t.selectAll}
              checked={items.length > 0 && selection.ids.length === items.length}
              onChange={selection.toggleAll}
            />
            {t.all}
          </label>
        )}
        <Button size="sm" variant="text" onClick={press}>
          {isSelecting ? t.stopSelecting : t.selectRows}
        </Button>
      </div>
      <ul className={css.lines} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} data-row>
            {children(item, isSelecting ? selection : null)}
          </li>
        ))}
      </ul>
      {isSelecting && acts(selection)}
    </>
  );
}
