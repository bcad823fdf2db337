import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import css from './drugs.module.css';
import { DrugCard } from './DrugCard.tsx';
import type { Shelf } from './drugs.ts';
import { texts } from './texts.ts';

export function DrugShelf({ shelf: { id, name, drugs }, acts }: { shelf: Shelf; acts?: ReactNode }) {
  const { drugs: t } = useTexts(texts);
  return (
    <section aria-labelledby={`class-${id}`} className={css.shelf}>
      <header className={css.head}>
        <h3 id={`class-${id}`}>
          {name} <small>{t.count(drugs.length)}</small>
        </h3>
        {acts}
      </header>
      {drugs.length === 0 ? (
        <p className={css.nothing}>{t.noneHere}</p>
      ) : (
        <ul className={css.cards}>
          {drugs.map((drug) => (
            <li key={drug.id}>
              <DrugCard drug={drug} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
