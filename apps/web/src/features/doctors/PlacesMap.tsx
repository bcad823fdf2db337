import { useTexts } from '../../lib/language/texts.ts';
import { PlaceMap } from '../../ui/map/PlaceMap.tsx';
import { zooms } from '../../ui/map/zoom.ts';
import type { Point } from '../../ui/map/point.ts';
import type { Place } from './doctor.ts';
import { texts } from './doctor-texts.ts';

/** A map of the hospitals where the doctor works. */
export function PlacesMap({ places }: { places: Place[] }) {
  const t = useTexts(texts);
  const points = places.filter((place): place is Place & Point => place.latitude !== null && place.longitude !== null);
  if (points.length === 0) return null;
  const rough = points.filter((place) => place.location_is_approximate);
  const approximateText =
    rough.length === points.length ? t.approximate : t.approximateFor(rough.map(({ name }) => name).join(', '));
  return (
    <section>
      <h2>{t.map}</h2>
      <PlaceMap
        points={points}
        zoom={zooms.severalPlaces}
        label={t.mapOf(points.map(({ name }) => name).join(', '))}
        credit={rough.length > 0 ? `${approximateText} ${t.mapCredit}` : t.mapCredit}
      />
    </section>
  );
}
