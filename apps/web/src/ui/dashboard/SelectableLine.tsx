import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import css from './Lines.module.css';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  id: string;
  /** The id of the link, which gets the focus again when the item is closed. */
  link: string;
  to: string;
  /** The name of the row for a screen reader. */
  name: string;
  selection: Selection | null;
  picture: ReactNode;
  children: ReactNode;
};

/**
 * The link from a row to its item. While rows are being selected, the row has a checkbox instead of the link and the
 * picture.
 */
export function SelectableLine({ id, link, to, name, selection, picture, children }: Props) {
  const t = useTexts(texts);
  if (selection)
    return (
      <label className={css.line}>
        <span className={css.box}>
          <input
            type="checkbox"
            aria-label={t.select(name)}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id, false)}
          />
        </span>
        {children}
      </label>
    );
  return (
    <Link id={link} to={to} preventScrollReset className={css.line}>
      {picture}
      {children}
    </Link>
  );
}
