import { shownPhone } from '@ivuriro/contract/shown-phone';
import type { Kind } from '@ivuriro/contract';
import { OpeningHours } from '../../domain/opening-hours/OpeningHours.tsx';
import { dayOf, plainInstant } from '../../lib/language/dates.ts';
import type { PlaceMember } from '../../domain/providers/use-provider.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Insurances } from '../../domain/insurances/Insurances.tsx';
import { Facilities } from '../../domain/places/Facilities.tsx';
import { NameList } from '../../ui/NameList.tsx';
import { OpenNow } from '../../domain/places/OpenNow.tsx';
import { areaOf } from '../../domain/places/place.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { useNow } from '../../lib/hooks/use-now.ts';
import { ProviderHead } from './ProviderHead.tsx';
import css from './providers.module.css';
import { texts } from './texts.ts';

export function PlaceDetails({ kind, place }: { kind: Kind; place: PlaceMember }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const first = { id: place.id, image: place.primary_picture };
  return (
    <>
      <ProviderHead
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
      </ProviderHead>
      <div className={css.columns}>
        <div className={css.story}>
          <section>
            <h2>{t.about}</h2>
            {place.about ? <RichText html={place.about} /> : <p>{t.noAbout}</p>}
          </section>
          <NameList title={t.specialities} names={place.availableSpecialities} />
          <NameList title={t.services} names={place.otherServicesProvided} />
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
          <OpenNow place={place} />
          <Facts
            items={[
              [t.address, place.address],
              [t.sector, areaOf(place)],
              [t.email, place.email],
              [t.phone, place.phone && shownPhone(place.phone)],
              [t.since, plainInstant(place.created_at)],
            ]}
          />
          <OpeningHours hours={place.workingHours} today={today} />
        </div>
      </div>
    </>
  );
}
