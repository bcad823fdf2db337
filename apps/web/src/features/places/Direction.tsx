import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { route } from '../../ui/icons.ts';
import type { Place } from './place-kinds.ts';
import { texts } from './texts.ts';

/** A link to directions, which opens in the map app of the device or in a new tab. */
export function Direction({ place, wide = false }: { place: Place; wide?: boolean }) {
  const t = useTexts(texts);
  const query = new URLSearchParams({ api: '1', destination: destinationOf(place) });
  return (
    <LinkButton
      to={`https://www.google.com/maps/dir/?${query}`}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      wide={wide}
    >
      <Icon of={route} />
      {t.direction}
      <span className="sr"> ({t.newTab})</span>
    </LinkButton>
  );
}

/**
 * The destination for the map app: the coordinates of the place. If only the sector of the place is known, its name and
 * address are used instead, because the middle of the sector may be kilometres away from the place.
 */
export function destinationOf(place: Destination): string {
  const { name, address, sector, district, latitude, longitude, location_is_approximate } = place;
  if (latitude !== null && longitude !== null && !location_is_approximate) return `${latitude},${longitude}`;
  return [name, address, sector, district, 'Rwanda'].filter(Boolean).join(', ');
}

type Destination = Pick<
  Place,
  'name' | 'address' | 'sector' | 'district' | 'latitude' | 'longitude' | 'location_is_approximate'
>;
