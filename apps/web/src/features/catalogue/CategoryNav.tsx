import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import css from './drugs.module.css';
import { type Category, drugsIn } from './drugs.ts';
import { texts } from './texts.ts';

type Props = { base: string; categories: Category[]; open: Category };

export function CategoryNav({ base, categories, open }: Props) {
  const { drugs: t } = useTexts(texts);
  return (
    <nav aria-label={t.categories} className={css.categories}>
      {categories.map((category) => (
        <Link
          key={category.id}
          to={`${base}?category=${category.id}`}
          aria-current={category === open ? 'page' : undefined}
          preventScrollReset
        >
          <span>{category.name}</span>
          <small aria-label={t.count(drugsIn(category))}>{count(drugsIn(category))}</small>
        </Link>
      ))}
    </nav>
  );
}
