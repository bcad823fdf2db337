import type { DoctorCard } from '@ivuriro/contract';
import { Link } from 'react-router';
import { usePrice } from '../../domain/content/use-content.ts';
import { addDays, fullDay, shortDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { displayTime } from '../../lib/language/times.ts';
import { Hills } from '../../ui/Hills.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Search } from './Search.tsx';
import css from './Hero.module.css';
import { texts } from './texts.ts';

export function Hero({ soon, today }: { soon: DoctorCard[]; today: string }) {
  const t = useTexts(texts);
  return (
    <section className={css.hero}>
      <Hills className={css.hills} />
      <div className={`wrap ${css.columns}`}>
        <div>
          <h1>{t.headline}</h1>
          <p className={css.lead}>{t.lead}</p>
          <Search />
          <p className={css.often}>
            {t.often}
            {t.examples.map((word) => (
              <Link key={word} to={`/search?text-search=${encodeURIComponent(word)}`}>
                {word}
              </Link>
            ))}
          </p>
        </div>
        {soon.length > 0 && <FreeSoon doctors={soon} today={today} />}
      </div>
    </section>
  );
}

/** The doctors with the earliest free slots, each with this slot and the price. */
function FreeSoon({ doctors, today }: { doctors: DoctorCard[]; today: string }) {
  const t = useTexts(texts);
  return (
    <div className={css.board}>
      <header>
        <h2>{t.freeToday}</h2>
        <span>{fullDay(today)}</span>
      </header>
      <ul>
        {doctors.map((doctor, index) => (
          <FreeDoctor key={doctor.id} doctor={doctor} today={today} eager={index === 0} />
        ))}
      </ul>
      <Link to="/doctors" className={css.all}>
        {t.moreDoctors}
        <Icon of={arrowRight} />
      </Link>
    </div>
  );
}

function FreeDoctor({ doctor, today, eager }: { doctor: DoctorCard; today: string; eager: boolean }) {
  const t = useTexts(texts);
  const price = usePrice(doctor.consultation_fee);
  const next = doctor.next_available;
  const day = !next
    ? ''
    : next.date === today
      ? t.today
      : next.date === addDays(today, 1)
        ? t.tomorrow
        : shortDate(next.date);
  return (
    <li>
      <Picture picture={doctor.picture} seed={doctor.id} alt="" width={56} eager={eager} />
      <div className={css.who}>
        <Link to={`/doctors/view/${doctor.id}`}>{doctor.name}</Link>
        <p>{doctor.doctorSpecialties[0]?.name}</p>
      </div>
      <p className={css.when}>
        <span>{day}</span>
        <b>{next && displayTime(next.time)}</b>
        <span>{money(price)}</span>
      </p>
    </li>
  );
}
