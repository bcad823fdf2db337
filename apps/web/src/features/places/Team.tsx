import { DoctorCard } from '../../domain/doctors/DoctorCard.tsx';
import type { DoctorOnCard } from '../../domain/doctors/doctor-on-card.ts';
import { count } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { Place } from './place-kinds.ts';
import { texts } from './texts.ts';
import css from './Team.module.css';

/** The number of doctors shown on the page of their place. */
export const teamShown = 4;

/** The first doctors of a place, with a link to a search that finds all its doctors. */
export function Team({ place, doctors, today }: { place: Place; doctors: DoctorOnCard[]; today: string }) {
  const t = useTexts(texts);
  const { team_size: size } = place;
  if (doctors.length === 0) return null;
  return (
    <section>
      <h2>{t.team}</h2>
      <div className={css.team}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} today={today} first={false} heading="h3" />
        ))}
        {size > doctors.length && (
          <LinkButton to={`/doctors?${new URLSearchParams({ 'text-search': place.name })}`} variant="outlined">
            {t.allTeam(count(size))}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
