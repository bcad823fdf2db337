import { useMessages } from '../../shared/i18n/messages.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { initialsOf } from './initials.ts';
import css from './Insurances.module.css';
import type { Place } from './kinds.ts';
import { messages } from './messages.ts';

export function Insurances({ insurances }: { insurances: Place['acceptedInsurances'] }) {
  const t = useMessages(messages);
  if (insurances.length === 0) return null;
  return (
    <section>
      <h2>{t.insurances}</h2>
      <ul className={css.insurances}>
        {insurances.map(({ id, name, logo }) => (
          <li key={id}>
            {logo ? (
              <Picture picture={logo} seed={id} alt="" width={56} height={40} />
            ) : (
              <b aria-hidden="true">{initialsOf(name)}</b>
            )}
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
