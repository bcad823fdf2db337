import * as z from 'zod';
import { consultationTypes } from './appointment-shapes.ts';
import { endpoint } from './endpoint.ts';
import { doctorCard, placeCard } from './shapes.ts';
import { filter, id, page, paging, search, withoutPaginate } from './wire.ts';
import { place, doctor, doctorOwn, placeOwn } from './profiles.ts';

const counted = z.array(
  z.object({
    value: z.string(),
    name: z.string(),
    count: z.int(),
    /** Whether `count` is only a lower bound, because counting stopped at a limit. */
    more: z.boolean(),
  }),
);
/** The genders that the filter `gender` accepts. */
export const genders = ['Female', 'Male'] as const;
export const facets = z.object({
  consultation_type: counted,
  free: counted,
  language: counted,
  gender: counted,
  district: counted,
  insurance_id: counted,
});
/**
 * The days that the filter `free` accepts. The weekend means the coming Saturday and Sunday; on a Sunday it means that
 * day.
 */
export const freeDays = ['today', 'tomorrow', 'weekend'] as const;

const found = z.object({
  doctors: z.array(doctorCard),
  hospitals: z.array(placeCard),
  laboratories: z.array(placeCard),
  pharmacies: z.array(placeCard),
  tests: z.array(z.object({ id, title: z.string(), offered_by: z.int() })),
  drugs: z.array(z.object({ id, name: z.string(), ingredient: z.string(), strength: z.string(), offered_by: z.int() })),
});
export type Everything = z.output<typeof found>;
const everything = found.extend({
  /** When the search found nothing: other texts to search for, each with the words of the search that it leaves out. */
  suggestions: z.array(z.object({ text: z.string(), without: z.string().nullable() })),
});
/** The kinds to search for. Unknown kinds are ignored; the list is absent when no known kind is left. */
const kindsSought = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(20)])
  .optional()
  .transform((given) => {
    const asked = new Set(given === undefined ? [] : [given].flat());
    const kinds = found.keyof().options.filter((kind) => asked.has(kind));
    return kinds.length > 0 ? kinds : undefined;
  });

/** The highest fee, a whole number of RWF; any other value is ignored. */
const maxFee = z.coerce.number().int().min(0).max(100_000_000).optional().catch(undefined);

/**
 * When no provider matches several filters together: for each filter, the number of providers that match without it,
 * largest first.
 */
const without = z.array(z.object({ filter: z.string(), count: z.int() })).optional();

const read = { who: 'public', object: 'none', audit: 'none' } as const;
const placeList = (Kind: string) =>
  ({
    ...read,
    query: z.object({
      'text-search': search,
      specialty: filter,
      sector: filter,
      'open-now': filter,
      insurance_id: filter,
      'order-by': filter,
      near: filter,
      withoutPaginate,
      ...paging,
    }),
    data: z.union([page(placeCard).extend({ without }), z.array(placeCard)]),
    summary: `Published ${Kind} A–Z; with open-now=1 only those that are open now, with insurance_id only those that accept it. order-by=rating sorts by the reviews, and order-by=distance by the distance from near, which is a point (latitude,longitude) or a sector (code or name). When several filters find nobody, without has the number of ${Kind} that all but one of them find.`,
  }) as const;
const shown = <const R extends string>(ref: R) => ({ ...read, object: ref, params: z.object({ id }) });
const shownPlace = <const R extends string>(ref: R) =>
  ({
    ...shown(ref),
    query: z.object({ team: z.coerce.number().int().min(0).max(100).optional().catch(undefined) }),
    data: place,
  }) as const;

export const directory = {
  doctors: endpoint('GET /doctors', {
    ...read,
    query: z.object({
      'text-search': search,
      specialty: filter,
      consultation_type: filter,
      free: filter,
      language: filter,
      gender: filter,
      district: filter,
      insurance_id: filter,
      max_fee: maxFee,
      'order-by': filter,
      near: filter,
      facets: filter,
      withoutPaginate,
      ...paging,
    }),
    data: z.union([page(doctorCard).extend({ facets: facets.optional(), without }), z.array(doctorCard)]),
    summary:
      'Published doctors A–Z with their next free slot. The best match comes first when the search corrected a typing error; with order-by the next free slot (soonest), the reviews (rating), the fee (price) or the distance decides. The distance is that of the nearest hospital of a doctor from near, which is a point (latitude,longitude) or a sector (code or name); without a known near, distance sorts A–Z. Several filters are combined by and: consultation_type (ONLINE, PHYSICAL), free (today, tomorrow, weekend), language, gender (Female, Male), district (code or name), insurance_id, max_fee (in Rwandan francs). The next free slot and the counts of the week fit these filters and the place that the search names; a day or type with a district finds doctors who are free in person there, or online. facets=1 counts the doctors for each value of each filter, under the other filters that are set. When several filters find nobody, without has the number of doctors that all but one of them find. The total of a search or filter is a lower bound from 1,000 on.',
  }),
  doctor: endpoint('GET /show/doctor/{id}', {
    ...shown('published_doctor@params.id'),
    data: doctor,
    summary: 'One published doctor.',
  }),
  hospitals: endpoint('GET /hospitals', placeList('hospitals and clinics')),
  hospital: endpoint('GET /show/hospital/{id}', {
    ...shownPlace('published_hospital@params.id'),
    summary: 'One published hospital or clinic, with at most `team` doctors of its team (100 by default).',
  }),
  hospitalDoctors: endpoint('GET /show/hospital/{id}/doctors', {
    ...shown('published_hospital@params.id'),
    data: z.array(
      doctorCard
        .pick({ id: true, name: true, doctorSpecialties: true, consultation_fee: true })
        .extend({ bookable: z.array(z.enum(consultationTypes)) }),
    ),
    summary:
      'All published doctors of a hospital A–Z, with the fields by which a patient chooses one: specialities, fee, and bookable, the types of consultation for which the doctor has hours within 90 days, in person those at this hospital.',
  }),
  laboratories: endpoint('GET /laboratories', placeList('laboratories')),
  laboratory: endpoint('GET /show/laboratory/{id}', {
    ...shownPlace('published_laboratory@params.id'),
    summary: 'One published laboratory, with at most `team` doctors of its team (100 by default).',
  }),
  pharmacies: endpoint('GET /pharmacies', placeList('pharmacies')),
  pharmacy: endpoint('GET /show/pharmacy/{id}', {
    ...shownPlace('published_pharmacy@params.id'),
    summary: 'One published pharmacy, with at most `team` doctors of its team (100 by default).',
  }),
  search: endpoint('GET /search', {
    ...read,
    query: z.object({ 'text-search': search, city: filter, kinds: kindsSought, 'kinds[]': kindsSought }),
    data: everything,
    summary:
      'Up to five matches of each kind of provider for one text, and of tests and drugs with the number of laboratories or pharmacies that have them in stock (offered_by). The text may be a name, a speciality, an illness, a test, a drug or a place, in English, French or Kinyarwanda, misspelt, or several of them. When nothing is found, suggestions has other texts that find something. kinds limits the search to some of the lists of the reply; it can be repeated.',
  }),
  sectors: endpoint('GET /sectors', {
    ...read,
    query: z.object({ kind: z.enum(['hospitalSectors', 'laboratorySectors', 'pharmacySectors']).optional() }),
    data: z.array(z.string()),
    summary:
      'The sectors with a published place of this kind, or all of them. A name that several sectors have is followed by its district.',
  }),
  doctorProfile: endpoint('GET /doctor/profile', {
    who: 'doctor',
    permission: 'profile.read',
    object: 'own',
    audit: 'none',
    data: doctorOwn,
    summary: 'The profile of the caller, published or not.',
  }),
  hospitalProfile: endpoint('GET /hospital/profile', {
    who: 'hospital',
    permission: 'profile.read',
    object: 'own',
    audit: 'none',
    data: placeOwn,
    summary: 'The profile of the caller, published or not.',
  }),
  laboratoryProfile: endpoint('GET /laboratory/profile', {
    who: 'laboratory',
    permission: 'profile.read',
    object: 'own',
    audit: 'none',
    data: placeOwn,
    summary: 'The profile of the caller, published or not.',
  }),
  pharmacyProfile: endpoint('GET /pharmacy/profile', {
    who: 'pharmacy',
    permission: 'profile.read',
    object: 'own',
    audit: 'none',
    data: placeOwn,
    summary: 'The profile of the caller, published or not.',
  }),
};
export type Facets = z.output<typeof facets>;
