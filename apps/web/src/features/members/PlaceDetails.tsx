import { shownPhone } from '@ivuriro/contract/shown-phone';
import type { Kind } from '@ivuriro/contract';
import { Hours } from '../../shared/hours/Hours.tsx';
import { dayOf, plainInstant } from '../../shared/i18n/dates.ts';
import type { PlaceMember } from '../../shared/members/use-member.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Insurances } from '../../shared/insurances/Insurances.tsx';
import { Facilities } from '../../shared/place/Facilities.tsx';
import { Names } from '../../shared/place/Names.tsx';
import { OpenHours } from '../../shared/place/OpenHours.tsx';
import { areaOf } from '../../shared/place/place.ts';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { RichText } from '../../shared/ui/RichText.tsx';
import { useNow } from '../../shared/use-now.ts';
import { MemberHead } from './MemberHead.tsx';
import css from './members.module.css';
import { texts } from './texts.ts';

export function PlaceDetails({ kind, place }: { kind: Kind; place: PlaceMember }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const first = { id: place.id, image: place.primary_picture };
  return (
    <>
      <MemberHead
        kind={kind}
        member={place}
        picture={
          <ul className={css.pictures} aria-label={t.pictures(place.name)}>
            {[first, ...place.other_pictures].map(({ id, image }, index) => (
              <li key={id}>
                <Picture
                  picture={image}
                  seed={id}
                  alt=""
                  width={index === 0 ? 240 : 112}
                  height={index === 0 ? 144 : 68}
                  eager
                />
              </li>
            ))}
          </ul>
        }
      >
        {place.type}
      </MemberHead>
      <div className={css.columns}>
        <div className={css.story}>
          <section>
            <h2>{t.about}</h2>
            {place.about ? <RichText html={place.about} /> : <p>{t.noAbout}</p>}
          </section>
          <Names title={t.specialities} names={place.availableSpecialities} />
          <Names title={t.services} names={place.otherServicesProvided} />
          <Insurances insurances={place.acceptedInsurances} />
          <Facilities facilities={place.facilities} />
          {place.availableDoctors.length > 0 && (
            <section>
              <h2>{t.team}</h2>
              <p>{t.doctors(place.team_size, place.availableDoctors.length)}</p>
              <ul className={css.places}>
                {place.availableDoctors.map((doctor) => (
                  <li key={doctor.id}>
                    <Picture picture={doctor.picture} seed={doctor.id} alt="" width={48} />
                    <span>
                      <b>{doctor.name}</b>
                      <small>{doctor.doctorSpecialties.map(({ name }) => name).join(', ')}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={css.side}>
          <OpenHours place={place} />
          <Facts
            items={[
              [t.address, place.address],
              [t.sector, areaOf(place)],
              [t.email, place.email],
              [t.phone, place.phone && shownPhone(place.phone)],
              [t.since, plainInstant(place.created_at)],
            ]}
          />
          <Hours hours={place.workingHours} today={today} />
        </div>
      </div>
    </>
  );
}
