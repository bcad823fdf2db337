import { useTexts } from '../../lib/language/texts.ts';
import css from './SelectBox.module.css';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** The cell that selects a row of a table; with shift also those between it and the one before. */
export function SelectBox({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  const t = useTexts(texts);
  return (
    <td className={css.cell}>
      <label>
        <input
          type="checkbox"
          aria-label={t.select(name)}
          checked={selection.has(id)}
          onChange={() => undefined}
          onClick={(event) => selection.toggle(id, event.shiftKey)}
        />
      </label>
    </td>
  );
}

/** The heading of the column with the boxes, which selects all rows of the page or none. */
export function SelectAllBox({ selection, count }: { selection: Selection; count: number }) {
  const t = useTexts(texts);
  return (
    <th scope="col" className={css.cell}>
      <label>
        <input
          type="checkbox"
          aria-label={t.selectAll}
          checked={count > 0 && selection.ids.length === count}
          onChange={selection.toggleAll}
        />
      </label>
    </th>
  );
}
