import type { DoctorCard } from '@ivuriro/contract';
import { useLocation } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Chosen, Held, Paid } from './Example.tsx';
import css from './HowTo.module.css';
import { texts } from './texts.ts';

export function HowTo({ doctor }: { doctor: DoctorCard | undefined }) {
  const t = useTexts(texts);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('dialog', 'appointment');
  const steps = [
    { title: t.step1, says: t.step1Says, example: doctor && <Chosen doctor={doctor} /> },
    { title: t.step2, says: t.step2Says, example: doctor && <Held /> },
    { title: t.step3, says: t.step3Says, example: doctor && <Paid doctor={doctor} /> },
  ];
  return (
    <section className={css.how}>
      <div className="wrap">
        <h2>{t.how}</h2>
        <ol>
          {steps.map(({ title, says, example }, index) => (
            <li key={title}>
              <i aria-hidden="true">
                <span>{index + 1}</span>
              </i>
              <div>
                <h3>{title}</h3>
                <p>{says}</p>
              </div>
              {example}
            </li>
          ))}
        </ol>
        <LinkButton to={`?${query}`} variant="night" size="lg" preventScrollReset>
          {t.makeAppointment}
        </LinkButton>
      </div>
    </section>
  );
}
