import { Icon } from '../ui/Icon.tsx';
import { check } from '../ui/icons.ts';
import css from './Names.module.css';

/** A section that only names things; nothing where there are none. */
export function Names({ title, names }: { title: string; names: { name: string }[] }) {
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
