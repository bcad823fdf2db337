import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRight } from '../../ui/icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import css from './Affiliations.module.css';
import type { Place } from './doctor.ts';
import { texts } from './doctor-texts.ts';

export function Affiliations({ places }: { places: Place[] }) {
  const t = useTexts(texts);
  return (
    <section>
      <h2>{t.where}</h2>
      {places.length === 0 && <p>{t.noPlaces}</p>}
      <ul className={css.places}>
        {places.map((place) => (
          <li key={place.id}>
            <Card flush className={css.place}>
              <Picture
                picture={place.primary_picture}
                seed={place.id}
                alt=""
                width={88}
                height={60}
                className={css.house}
              />
              <div>
                <Link to={`/hospital-clinics/view/${place.id}`}>{place.name}</Link>
                <p>{[place.sector, place.district].filter(Boolean).join(', ')}</p>
                {!place.bookable && <p>{t.noHoursThere}</p>}
              </div>
              <Icon of={chevronRight} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
