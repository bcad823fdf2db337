import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrice } from '../content/use-content.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { languages, pin } from '../../ui/icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../reviews/Rating.tsx';
import { WeekWeave } from '../availability/WeekWeave.tsx';
import css from './DoctorCard.module.css';
import type { DoctorOnCard } from './doctor-on-card.ts';
import { texts } from './texts.ts';
import { NextFreeSlot, SlotPlace } from './NextFreeSlot.tsx';

type Props = {
  doctor: DoctorOnCard;
  today: string;
  first: boolean;
  /** The level of the heading with the name: h2 directly below the page heading, h3 below the heading of a section. */
  heading?: 'h2' | 'h3';
  /** The distance to the doctor, in a list that is sorted by distance. */
  away?: ReactNode;
};

/** The card of a doctor in a list: name, place, languages, next free slot and price. */
export function DoctorCard({ doctor, today, first, heading: Heading = 'h2', away }: Props) {
  const t = useTexts(texts);
  const price = usePrice(doctor.consultation_fee);
  const to = `/doctors/view/${doctor.id}`;
  const { next, place, more, languages: spoken } = doctor;
  return (
    <Card flush className={css.card}>
      <Picture picture={doctor.picture} seed={doctor.id} alt="" width={104} eager={first} className={css.portrait} />
      <div className={css.who}>
        <Heading>
          <Link to={to}>{doctor.name}</Link>
        </Heading>
        {doctor.speciality && <p className={css.speciality}>{doctor.speciality}</p>}
        <div className={css.meta}>
          <Rating {...doctor.rating} />
          {place && (
            <span>
              <Icon of={pin} size={18} />
              <span className="sr">{t.place}</span>
              {place}
              {more > 0 && ` +${more}`}
            </span>
          )}
          {away}
          {spoken && (
            <span>
              <Icon of={languages} size={18} />
              <span className="sr">{t.languages}</span>
              {spoken}
            </span>
          )}
        </div>
      </div>
      <div className={css.free}>
        <NextFreeSlot next={next} today={today} />
        <SlotPlace next={next} />
        <WeekWeave days={doctor.week} today={today} />
      </div>
      <p className={css.price}>
        <b>{money(price)}</b> {place ? t.both : t.online}
      </p>
      <LinkButton to={to} variant="soft" className={css.act} aria-label={`${t.seeTimes}: ${doctor.name}`}>
        {t.seeTimes}
      </LinkButton>
    </Card>
  );
}
