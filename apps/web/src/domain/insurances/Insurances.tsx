import type { Api } from '../../lib/api/contract.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Picture } from '../../ui/Picture.tsx';
import { initialsOf } from './initials.ts';
import css from './Insurances.module.css';
import { texts } from './texts.ts';

export type Insurance = Api['GET /show/pharmacy/{id}']['data']['acceptedInsurances'][number];

export function Insurances({ insurances }: { insurances: Insurance[] }) {
  const t = useTexts(texts);
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
