import css from './Terraces.module.css';

type Props = { items: { value: number; shown: string; label: string }[] };

/** Counters as equal steps in order of their value: they show order, not amount. */
export function Terraces({ items }: Props) {
  const sorted = items.toSorted((a, b) => a.value - b.value);
  return (
    <ul className={css.terraces}>
      {sorted.map(({ label, shown }) => (
        <li key={label}>
          <b>{shown}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
