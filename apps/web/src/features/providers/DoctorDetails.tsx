import { shownPhone } from '@ivuriro/contract/shown-phone';
import { wordsOf } from '../../domain/doctors/next-free-slot.ts';
import { OpeningHours } from '../../domain/opening-hours/OpeningHours.tsx';
import { dayOf, plainDate, plainInstant } from '../../lib/language/dates.ts';
import type { DoctorMember } from '../../domain/providers/use-provider.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { NameList } from '../../ui/NameList.tsx';
import { areaOf } from '../../domain/places/place.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { useNow } from '../../lib/hooks/use-now.ts';
import { ProviderHead } from './ProviderHead.tsx';
import css from './providers.module.css';
import { texts } from './texts.ts';

export function DoctorDetails({ doctor }: { doctor: DoctorMember }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const listed = (list: string) => wordsOf(list).map((name) => ({ name }));
  return (
    <>
      <ProviderHead
        kind="doctor"
        member={doctor}
        picture={<Picture picture={doctor.picture} seed={doctor.id} alt="" width={144} eager />}
      >
        {doctor.doctorSpecialties.map(({ name }) => name).join(', ')}
      </ProviderHead>
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
          <NameList title={t.treated} names={doctor.treatedSymptomsDiseases} />
          <NameList title={t.education} names={listed(doctor.education_trainings)} />
          <NameList title={t.awards} names={listed(doctor.awards_honors)} />
          <NameList title={t.publications} names={listed(doctor.publication)} />
          <NameList title={t.certificates} names={listed(doctor.other_certificates)} />
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
          <OpeningHours hours={doctor.workingHours} today={today} />
        </div>
      </div>
    </>
  );
}
