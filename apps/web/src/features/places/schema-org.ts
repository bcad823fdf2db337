import { displayTime } from '../../lib/language/times.ts';
import { kinds, type Place, type PlaceKind } from './place-kinds.ts';

/**
 * The place as schema.org data, with the path of its picture; unknown fields are left out. The loader calls this
 * function on the server, so that no browser loads its code.
 */
export function schemaOf(kind: PlaceKind, place: Place) {
  const { review_ratings: rating, latitude, longitude } = place;
  return {
    '@type': place.type === 'Clinic' ? 'MedicalClinic' : kinds[kind].schema,
    name: place.name,
    image: place.primary_picture ? `/files/${place.primary_picture.filename}` : `/art/${place.id}.svg`,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'RW',
      ...(place.district && { addressRegion: place.district }),
      ...(place.sector && { addressLocality: place.sector }),
      ...(place.address && { streetAddress: place.address }),
    },
    ...(place.phone && { telephone: place.phone }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: place.workingHours
      .filter(({ isClosed }) => !isClosed)
      .map(({ day, isWorking24Hours, opening_from: from, closed_at: until }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: day,
        opens: displayTime(from),
        closes: isWorking24Hours ? '23:59' : displayTime(until),
      })),
    ...(rating.total > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.overall, reviewCount: rating.total },
    }),
  };
}
