import { useTexts } from '../../lib/language/texts.ts';
import { wordsOf } from '../../domain/doctors/next-free-slot.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../domain/reviews/Rating.tsx';
import type { Doctor } from './doctor.ts';
import css from './DoctorHead.module.css';
import { texts } from './doctor-texts.ts';

export function DoctorHead({ doctor }: { doctor: Doctor }) {
  const t = useTexts(texts);
  const languages = wordsOf(doctor.language_spoken).join(', ');
  const isInPerson = doctor.hospitalAffiliations.some(({ bookable }) => bookable);
  const facts: [string, string | null][] = [
    [t.languages, languages],
    [t.sees, isInPerson ? (doctor.bookable_online ? t.both : t.inPerson) : t.online],
    [t.registration, doctor.RMDC_Reg_number],
  ];
  return (
    <header className={css.head}>
      <Picture picture={doctor.picture} seed={doctor.id} alt="" width={168} eager className={css.portrait} />
      <div className={css.name}>
        <h1>{doctor.name}</h1>
        {doctor.doctorSpecialties[0] && <p>{doctor.doctorSpecialties[0].name}</p>}
        <div>
          <Rating value={doctor.review_ratings.overall} count={doctor.review_ratings.total} />
          {doctor.verified && <Badge tone="tea">{t.verified}</Badge>}
        </div>
      </div>
      <Facts items={facts} className={css.facts} />
    </header>
  );
}
