import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import css from './PageSize.module.css';
import { texts } from './texts.ts';

type Props<O extends string> = {
  order: O;
  options: readonly { value: O; label: string }[];
  /** Returns the URL of the list in another order. */
  to: (order: O) => string;
};

/** Chooses the order of a list without headings of columns, as on a phone; the URL keeps the choice. */
export function SortChoice<O extends string>({ order, options, to }: Props<O>) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  return (
    <label className={css.sort}>
      {t.sort}
      <select
        value={order}
        onChange={(event) => void navigate(to(event.target.value as O), { preventScrollReset: true })}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
