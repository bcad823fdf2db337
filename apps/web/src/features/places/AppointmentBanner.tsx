import { useTexts } from '../../shared/i18n/texts.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { appointmentAt } from './appointment.ts';
import css from './AppointmentBanner.module.css';
import type { Place } from './kinds.ts';
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
