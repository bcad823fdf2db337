import { Icon } from './Icon.tsx';
import { check } from './icons.ts';
import css from './NameList.module.css';

/** A section with a list of names; nothing when the list is empty. */
export function NameList({ title, names }: { title: string; names: { name: string }[] }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={css.names}>
        {names.map(({ name }) => (
          <li key={name}>
            <Icon of={check} size={18} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
