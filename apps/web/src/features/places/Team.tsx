import { DoctorCard } from '../../shared/doctors/DoctorCard.tsx';
import { count } from '../../shared/i18n/money.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import type { Place } from './kinds.ts';
import { messages } from './messages.ts';
import css from './Team.module.css';

const shown = 4;

/** The first of the doctors who work here; the list of doctors, searched for this place, has them all. */
export function Team({ place, today }: { place: Place; today: string }) {
  const t = useMessages(messages);
  const doctors = place.availableDoctors;
  if (doctors.length === 0) return null;
  return (
    <section>
      <h2>{t.team}</h2>
      <div className={css.team}>
        {doctors.slice(0, shown).map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} today={today} first={false} heading="h3" />
        ))}
        {doctors.length > shown && (
          <LinkButton to={`/doctors?${new URLSearchParams({ 'text-search': place.name })}`} variant="outlined">
            {t.allTeam(count(doctors.length))}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
