import { shownPhone } from '@ivuriro/contract/shown-phone';
import { wordsOf } from '../../shared/doctors/next-free.ts';
import { Hours } from '../../shared/hours/Hours.tsx';
import { dayOf, plainDate, plainInstant } from '../../shared/i18n/dates.ts';
import type { DoctorMember } from '../../shared/members/use-member.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { Names } from '../../shared/place/Names.tsx';
import { areaOf } from '../../shared/place/place.ts';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { RichText } from '../../shared/ui/RichText.tsx';
import { useNow } from '../../shared/use-now.ts';
import { MemberHead } from './MemberHead.tsx';
import css from './members.module.css';
import { texts } from './texts.ts';

export function DoctorDetails({ doctor }: { doctor: DoctorMember }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const listed = (list: string) => wordsOf(list).map((name) => ({ name }));
  return (
    <>
      <MemberHead
        kind="doctor"
        member={doctor}
        picture={<Picture picture={doctor.picture} seed={doctor.id} alt="" width={144} eager />}
      >
        {doctor.doctorSpecialties.map(({ name }) => name).join(', ')}
      </MemberHead>
      <div className={css.columns}>
        <div className={css.story}>
          <section>
            <h2>{t.biography}</h2>
            {doctor.bio ? <RichText html={doctor.bio} /> : <p>{t.noAbout}</p>}
          </section>
          <section>
            <h2>{t.affiliations}</h2>
            {doctor.hospitalAffiliations.length === 0 && <p>{t.noAffiliations}</p>}
            <ul className={css.places}>
              {doctor.hospitalAffiliations.map((place) => (
                <li key={place.id}>
                  <Picture picture={place.primary_picture} seed={place.id} alt="" width={72} height={48} />
                  <span>
                    <b>{place.name}</b>
                    <small>{areaOf(place)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <Names title={t.treated} names={doctor.treatedSymptomsDiseases} />
          <Names title={t.education} names={listed(doctor.education_trainings)} />
          <Names title={t.awards} names={listed(doctor.awards_honors)} />
          <Names title={t.publications} names={listed(doctor.publication)} />
          <Names title={t.certificates} names={listed(doctor.other_certificates)} />
        </div>
        <div className={css.side}>
          <Facts
            items={[
              [t.registration, doctor.RMDC_Reg_number],
              [t.licence, doctor.licence_expires_on && plainDate(doctor.licence_expires_on)],
              [t.email, doctor.email],
              [t.phone, doctor.phone && shownPhone(doctor.phone)],
              [t.fee, doctor.consultation_fee === null ? t.usualFee : money(doctor.consultation_fee)],
              [t.languages, wordsOf(doctor.language_spoken).join(', ')],
              [t.since, plainInstant(doctor.created_at)],
            ]}
          />
          <Hours hours={doctor.workingHours} today={today} />
        </div>
      </div>
    </>
  );
}
