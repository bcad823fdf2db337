import css from './Terraces.module.css';

type Props = { items: { value: number; shown: string; label: string }[] };

/** Numbers sorted by value, drawn as steps of equal height: the drawing shows their order and not the amounts. */
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
