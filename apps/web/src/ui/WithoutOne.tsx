import { count } from '../lib/language/money.ts';
import { useTexts } from '../lib/language/texts.ts';
import { LinkButton } from './Button.tsx';
import { filterTexts } from './filter-texts.ts';
import css from './WithoutOne.module.css';

/**
 * A filter that the person can remove: its label, the URL of the list without it, and how many items are found then
 * ('12 items').
 */
type Droppable = { label: string; to: string; found: string };

/** Returns those active filters without which the API finds items, each with the number of these items. */
export const droppable = (
  set: { name: string; label: string; to: string }[],
  without: { filter: string; count: number }[] | undefined,
  found: (total: string) => string,
): Droppable[] =>
  (without ?? []).flatMap(({ filter, count: total }) => {
    const dropped = set.find(({ name }) => name === filter);
    return dropped ? [{ ...dropped, found: found(count(total)) }] : [];
  });

/** When no item matches all filters together: shows for each filter how many items are found without it. */
export function WithoutOne({ filters }: { filters: Droppable[] }) {
  const t = useTexts(filterTexts);
  if (filters.length === 0) return null;
  return (
    <p className={css.ways}>
      {filters.map(({ label, to, found }) => (
        <LinkButton key={to} to={to} variant="outlined">
          {t.without(label, found)}
        </LinkButton>
      ))}
    </p>
  );
}
