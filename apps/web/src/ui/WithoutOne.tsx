import { count } from '../lib/language/money.ts';
import { useTexts } from '../lib/language/texts.ts';
import { LinkButton } from './Button.tsx';
import { filterTexts } from './filter-texts.ts';
import css from './WithoutOne.module.css';

/** A filter that can be dropped: its label, the URL of the list without it, and '12 items', which are found then. */
type Droppable = { label: string; to: string; found: string };

/** The filters that are set, by what the API says is found without each of them. */
export const droppable = (
  set: { name: string; label: string; to: string }[],
  without: { filter: string; count: number }[] | undefined,
  found: (total: string) => string,
): Droppable[] =>
  (without ?? []).flatMap(({ filter, count: total }) => {
    const dropped = set.find(({ name }) => name === filter);
    return dropped ? [{ ...dropped, found: found(count(total)) }] : [];
  });

/** Says which of several filters to drop, when nothing matches them together. */
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
