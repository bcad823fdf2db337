import { useTexts } from '../../lib/language/texts.ts';
import css from './SelectBox.module.css';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/**
 * The table cell with the checkbox that selects a row. With Shift, the rows between this one and the row pressed before
 * are selected too.
 */
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

/** The heading of the checkbox column. Its checkbox selects all rows of the page, or none of them. */
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
