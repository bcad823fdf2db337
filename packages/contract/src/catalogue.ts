import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { filter, id, money, named, page, paging, picture, search, withoutPaginate } from './wire.ts';

export const speciality = named;
export const symptomDisease = named.extend({ type: z.enum(['Symptom', 'Disease']) });
export const insurance = named.extend({ logo: picture });
export const imaging = z.object({ id, title: z.string() });
export const facility = z.object({ id, title: z.string(), description: z.string(), image: picture });
export const test = z.object({
  id,
  title: z.string(),
  description: z.string(),
  patient_preparation: z.string(),
  basic_of_test: z.string(),
});
export const stockStates = ['IN_STOCK', 'OUT_STOCK'] as const;
export const drug = z.object({
  id,
  name: z.string(),
  description: z.string(),
  price: money,
  status: z.enum(stockStates),
  supply: z.string(),
  /**
   * Drugs with the same ingredient, strength and form (including the pack) can replace each other; empty when not
   * known.
   */
  ingredient: z.string(),
  strength: z.string(),
  form: z.string(),
  /** The code of the drug in the WHO index of medicines; empty when not known. */
  atc: z.string(),
  image: picture,
  drug_category_id: id,
  drug_class_id: id,
  category: named,
  class: named,
});

const read = { who: 'public', object: 'none', audit: 'none' } as const;
const searched = z.object({ 'text-search': search });

export const catalogue = {
  specialties: endpoint('GET /specialties', {
    ...read,
    query: z.object({ 'text-search': search, showOnlyDoctorsSpecialities: filter }),
    data: z.array(speciality),
    summary: 'Specialities A–Z; with showOnlyDoctorsSpecialities=1 only those of published doctors.',
  }),
  symptomsDiseases: endpoint('GET /symptomsDiseases', {
    ...read,
    query: searched,
    data: z.array(symptomDisease),
    summary: 'Diseases and symptoms A–Z.',
  }),
  insurances: endpoint('GET /insurances', {
    ...read,
    query: searched,
    data: z.array(insurance),
    summary: 'Insurers A–Z, and `none` for patients who pay themselves.',
  }),
  drugs: endpoint('GET /drugs', {
    ...read,
    query: z.object({ 'text-search': search, withoutPaginate, ...paging }),
    data: z.union([page(drug), z.array(drug)]),
    summary: 'Drugs A–Z.',
  }),
  tests: endpoint('GET /tests', { ...read, query: searched, data: z.array(test), summary: 'Laboratory tests A–Z.' }),
  imagings: endpoint('GET /imagings', {
    ...read,
    query: searched,
    data: z.array(imaging),
    summary: 'Kinds of imaging A–Z.',
  }),
  facilities: endpoint('GET /facilities', {
    ...read,
    query: searched,
    data: z.array(facility),
    summary: 'Facilities A–Z.',
  }),
  locations: endpoint('GET /locations', {
    ...read,
    query: z.object({ within: filter }),
    data: z.array(z.object({ code: z.string(), name: z.string() })),
    summary: 'The divisions directly below the division `within`; without it the provinces.',
  }),
};
