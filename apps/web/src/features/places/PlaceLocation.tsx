import { useTexts } from '../../lib/language/texts.ts';
import { PlaceMap } from '../../ui/map/PlaceMap.tsx';
import { zooms } from '../../ui/map/zoom.ts';
import { Direction } from './Direction.tsx';
import type { Place } from './place-kinds.ts';
import { texts } from './texts.ts';
import css from './PlaceLocation.module.css';

/** The place on a map, with a link to directions. */
export function PlaceLocation({ place }: { place: Place }) {
  const t = useTexts(texts);
  const { id, name, latitude, longitude } = place;
  if (latitude === null || longitude === null) return null;
  return (
    <section>
      <div className={css.head}>
        <h2>{t.map}</h2>
        <Direction place={place} />
      </div>
      <PlaceMap
        points={[{ id, name, latitude, longitude }]}
        zoom={zooms.onePlace}
        label={t.mapOf(name)}
        credit={place.location_is_approximate ? `${t.approximate} ${t.mapCredit}` : t.mapCredit}
      />
    </section>
  );
}
