import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { appointmentAt } from './booking-address.ts';
import css from './AppointmentBanner.module.css';
import type { Place } from './place-kinds.ts';
import { texts } from './texts.ts';

export function AppointmentBanner({ place }: { place: Place }) {
  const t = useTexts(texts);
  return (
    <section className={css.banner}>
      <div>
        <h2>{t.makeAppointment}</h2>
        <p>{t.bannerSays(place.name)}</p>
      </div>
      <LinkButton to={appointmentAt(place)} variant="night" preventScrollReset>
        {t.makeAppointment}
      </LinkButton>
    </section>
  );
}
