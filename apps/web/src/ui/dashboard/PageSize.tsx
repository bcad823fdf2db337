import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import css from './PageSize.module.css';
import { sizes } from './list-view.ts';
import { texts } from './texts.ts';

/** Chooses the number of rows of a page of a list; the URL keeps the choice. */
export function PageSize({ size, to }: { size: number; to: (size: number) => string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  return (
    <label className={css.size}>
      {t.rows}
      <select
        value={size}
        onChange={(event) => void navigate(to(Number(event.target.value)), { preventScrollReset: true })}
      >
        {sizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
