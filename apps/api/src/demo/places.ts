import type { Db } from '../platform/db/pool.ts';
import type { Catalogue } from './catalogue.ts';
import { put } from './put.ts';
import { demoId, dice } from './seed.ts';
import type { DemoPlace, DemoData } from './demo-data.ts';

export async function putPlaces(db: Db, { places }: DemoData, catalogue: Catalogue, joined: Date): Promise<void> {
  await put(
    db,
    'provider',
    places.map(({ id, kind, name, email, phone }) => ({
      id,
      kind,
      name,
      email,
      phone,
      is_published: true,
      created_at: joined,
    })),
  );
  await put(
    db,
    'place',
    places.map((place, index) => ({
      id: place.id,
      kind: place.kind,
      type: place.type,
      about: about(place),
      ...whereabouts(place, catalogue),
      other_services:
        place.type === 'Clinic'
          ? dice('services', index)
              .some(services, 3)
              .map((value) => ({ value }))
          : [],
    })),
  );
  await put(
    db,
    'accepted_insurance',
    places.flatMap((place, index) =>
      insurersOf(place, catalogue, index).map((insurance_id) => ({
        id: demoId('accepts', place.id, insurance_id),
        provider_id: place.id,
        insurance_id,
        created_at: joined,
      })),
    ),
  );
  await put(
    db,
    'provider_facility',
    places
      .filter((place) => place.kind !== 'pharmacy')
      .flatMap((place, index) =>
        facilitiesOf(place, catalogue, index).map((facility_id) => ({
          id: demoId('facility', place.id, facility_id),
          provider_id: place.id,
          place_kind: place.kind,
          facility_id,
          created_at: joined,
        })),
      ),
  );
  await put(db, 'working_hour', places.flatMap(openingHours));
}

const services = [
  'Antenatal care',
  'Family planning',
  'Vaccination',
  'Medical check-up',
  'Medical certificate',
  'Home care',
  'Wound care',
  'Nutrition counselling',
];

const about = ({ name, type, kind }: DemoPlace): string =>
  type === 'Hospital'
    ? `<p>${name} exists. This entry is part of the demonstration: its doctors, times, prices and reviews are invented, and the place on the map is only near the hospital.</p>`
    : `<p>${name} is an invented ${type === 'Clinic' ? 'clinic' : kind} of the demonstration. Its team, prices and reviews are examples.</p>`;

/** The location of a place, without coordinates: the map shows the middle of the sector and marks it as approximate. */
function whereabouts({ source }: DemoPlace, { sectors }: Catalogue) {
  if ('district_code' in source)
    return {
      address: null,
      sector_code:
        [...sectors.values()].find(({ parent, name }) => parent === source.district_code && name === source.sector)
          ?.code ?? null,
      district_code: source.district_code,
    };
  const sector = sectors.get(source.sector);
  if (!sector) throw new Error(`There is no sector ${source.sector} (${source.name}).`);
  return {
    address: source.address,
    sector_code: sector.code,
    district_code: sector.parent,
  };
}

/**
 * The insurers that a place works with: public hospitals accept the public schemes and three others, a clinic the
 * scheme `rssb` and some others.
 */
function insurersOf({ type }: DemoPlace, { insurers }: Catalogue, index: number): string[] {
  const throws = dice('insurers', index);
  const open = ['cbhi', 'rssb', 'mmi'];
  const rest = insurers.filter((id) => !open.includes(id));
  return type === 'Hospital'
    ? [...open, ...throws.some(rest, 3)]
    : ['rssb', ...throws.some(rest, throws.between(3, 7))];
}

const ordinary = ['Laboratory', 'Pharmacy', 'Waiting area', 'Parking'];
function facilitiesOf({ type }: DemoPlace, { facilities }: Catalogue, index: number): string[] {
  const titles =
    type === 'Hospital' ? ordinary : ['Waiting area', 'Parking', 'Wi-Fi', 'Wheelchair access', 'Ultrasound'];
  const known = titles.flatMap((title) => facilities.get(title) ?? []);
  return type === 'Hospital' ? known : dice('facilities', index).some(known, 4);
}

function openingHours(place: DemoPlace, index: number) {
  const always = place.type === 'Hospital' || (place.kind === 'pharmacy' && index % 5 === 0);
  const [opens, closes] = place.kind === 'pharmacy' ? [7, 21] : place.kind === 'laboratory' ? [7, 17] : [8, 18];
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    id: demoId('opening', place.id, day),
    provider_id: place.id,
    day,
    is_24_hours: always,
    is_closed: !always && day === 7 && place.kind !== 'pharmacy',
    opens_at: opens * 60,
    closes_at: (day >= 6 ? Math.min(closes, 14) : closes) * 60,
  }));
}
