import * as z from 'zod';
import { drug, facility, imaging, insurance, speciality, stockStates, symptomDisease, test } from './catalogue.ts';
import { endpoint, type Schema } from './endpoint.ts';
import { importing } from './import.ts';
import { filter, id, many, nothing, oneLine, optionalText, page, paging, search, whole } from './wire.ts';

/** The catalogue as the administrator manages it: adding, changing and deleting in every list. */
const admin = { who: 'admin', object: 'none', audit: 'none' } as const;
const searched = z.object({ 'text-search': search });
const byId = z.object({ id });
/** The reply, with the type and id for which a picture can then be uploaded. */
const saved = <const T extends string>(itemType: T) => z.object({ id, itemType: z.literal(itemType) });

interface ManagedList<P, O, B, D> {
  path: P;
  /** The granted object, which also names the audit entries. */
  object: O;
  body: B;
  data: D;
  /** For example 'The imaging was saved'. */
  saved: string;
  removed: string;
  /** The noun in the summaries, such as 'an insurer'. */
  what: string;
}

/** The endpoints that add, change and delete items of a list. A name that another item has is 409 `name_taken`. */
function kept<const P extends `/${string}`, const O extends string, B extends z.ZodObject, D extends Schema>(
  declared: ManagedList<P, O, B, D>,
) {
  const { path, object, body, data, what } = declared;
  const one = { who: 'admin', object: `${object}@params.id`, params: byId } as const;
  return {
    add: endpoint(`POST ${path}` as const, {
      who: 'admin',
      object: 'none',
      audit: `${object}.added`,
      budget: 'write',
      body,
      data,
      status: 201,
      message: declared.saved,
      summary: `Adds ${what}; 409 name_taken when there is one of that name.`,
    }),
    change: endpoint(`POST ${path}/{id}` as const, {
      ...one,
      audit: `${object}.changed`,
      budget: 'write',
      alsoPut: true,
      body,
      data,
      message: declared.saved,
      summary: `Changes ${what}.`,
    }),
    remove: endpoint(`DELETE ${path}/{id}` as const, {
      ...one,
      audit: `${object}.removed`,
      budget: 'write',
      data: nothing,
      message: declared.removed,
      summary: `Deletes ${what}; 409 in_use while something refers to it.`,
    }),
  };
}

const list = <const P extends `/${string}`, D extends z.ZodType>(path: P, item: D, summary: string) =>
  endpoint(`GET ${path}` as const, { ...admin, query: searched, data: z.array(item), summary });

export const insurancesKept = {
  list: list('/admin/insurances', insurance, 'Insurers A–Z, with `none` for those who pay themselves.'),
  ...kept({
    path: '/admin/insurances',
    object: 'insurance',
    body: z.strictObject({ name: oneLine(200) }),
    data: saved('insurance'),
    saved: 'Insurance content is now saved',
    removed: 'The insurance was removed',
    what: 'an insurer; its logo is uploaded afterwards',
  }),
};

export const symptomDiseasesKept = {
  list: list('/admin/symptomDiseases', symptomDisease, 'Diseases and symptoms A–Z.'),
  ...kept({
    path: '/admin/symptomDiseases',
    object: 'symptom_disease',
    body: z.strictObject({ name: oneLine(200), type: z.enum(['Symptom', 'Disease'], 'Choose Symptom or Disease.') }),
    data: symptomDisease,
    saved: 'Disease or symptom content is now saved',
    removed: 'The disease or symptom was removed',
    what: 'a disease or symptom',
  }),
};

export const testForm = z.strictObject({
  title: oneLine(200),
  description: optionalText(20_000),
  patient_preparation: optionalText(2_000),
  basic_of_test: optionalText(2_000),
});

export const testsKept = {
  list: endpoint('GET /admin/tests', {
    ...admin,
    query: z.object({ 'text-search': search, ...paging }),
    data: page(test),
    summary: 'Laboratory tests A–Z.',
  }),
  import: importing('/admin/tests', 'title, description, patient_preparation, basic_of_test'),
  ...kept({
    path: '/admin/tests',
    object: 'catalogue_test',
    body: testForm,
    data: test,
    saved: 'Laboratory test content is now saved',
    removed: 'The laboratory test was removed',
    what: 'a laboratory test; the description is rich text, cleaned by the server',
  }),
};

export const imagingsKept = {
  list: list('/admin/imagings', imaging, 'Imaging A–Z.'),
  ...kept({
    path: '/admin/imagings',
    object: 'imaging',
    body: z.strictObject({ title: oneLine(200) }),
    data: imaging,
    saved: 'Imaging content is now saved',
    removed: 'The imaging was removed',
    what: 'an imaging',
  }),
};

export const specialitiesKept = {
  list: list('/admin/specialties', speciality, 'Specialities A–Z.'),
  ...kept({
    path: '/admin/specialties',
    object: 'speciality',
    body: z.strictObject({ name: oneLine(200) }),
    data: speciality,
    saved: 'Speciality content is now saved',
    removed: 'The speciality was removed',
    what: 'a speciality',
  }),
};

export const facilitiesKept = {
  list: list('/admin/facilities', facility, 'Facilities A–Z.'),
  ...kept({
    path: '/admin/facilities',
    object: 'facility',
    body: z.strictObject({ title: oneLine(200), description: optionalText(1_000) }),
    data: saved('facility'),
    saved: 'Facility content is now saved',
    removed: 'The facility was removed',
    what: 'a facility; its picture is uploaded afterwards',
  }),
};

const drugClass = z.object({ id, name: z.string(), drug_category_id: id, drugs: z.array(drug) });
const drugCategory = z.object({ id, name: z.string(), classes: z.array(drugClass) });

export const drugCategoriesKept = {
  list: endpoint('GET /admin/drug_categories', {
    ...admin,
    query: searched,
    data: z.array(drugCategory),
    lines: 'classes.drugs',
    summary: 'Categories A–Z with their classes with their drugs.',
  }),
  ...kept({
    path: '/admin/drug_categories',
    object: 'drug_category',
    body: z.strictObject({ name: oneLine(200), classNames: many(oneLine(200)).optional() }),
    data: drugCategory,
    saved: 'The drug category was saved',
    removed: 'The drug category was removed',
    what: 'a category of drugs with its classes (classNames; a change adds those that are new); one without drugs takes its classes along when it is deleted',
  }),
};

export const drugClassesKept = {
  list: endpoint('GET /admin/drug_classes', {
    ...admin,
    query: z.object({ drug_category_id: filter }),
    data: z.array(drugClass),
    summary: 'Classes A–Z with their drugs.',
  }),
  one: endpoint('GET /admin/drug_classes/{id}', {
    who: 'admin',
    object: 'drug_class@params.id',
    audit: 'none',
    params: byId,
    data: drugClass,
    summary: 'A class with its drugs.',
  }),
  ...kept({
    path: '/admin/drug_classes',
    object: 'drug_class',
    body: z.strictObject({ name: oneLine(200), drug_category_id: z.uuid('Choose a drug category.') }),
    data: drugClass,
    saved: 'The drug class was saved',
    removed: 'The drug class was removed',
    what: 'a class of drugs; its name is its own within the category',
  }),
};

export const supplies = ['OTC', 'Rx', 'Controlled', 'Programme', 'Facility', 'Product'] as const;

export const drugForm = z.strictObject({
  name: oneLine(200),
  description: optionalText(2_000),
  price: whole.pipe(z.int('Price is a whole number of Frw.').min(0).max(100_000_000)),
  status: z.enum(stockStates).optional(),
  supply: z.enum(supplies).optional(),
  drug_category_id: z.uuid('Choose a drug category.').optional(),
  drug_class_id: z.uuid('Choose a drug class.'),
});

export const drugsKept = {
  list: endpoint('GET /admin/drugs', {
    ...admin,
    query: z.object({ 'text-search': search, drug_category_id: filter, drug_class_id: filter, ...paging }),
    data: page(drug),
    summary: 'Drugs A–Z, of one category or class when asked.',
  }),
  import: importing('/admin/drugs', 'name, price, category, class, description, status, supply'),
  one: endpoint('GET /admin/drugs/{id}', {
    who: 'admin',
    object: 'drug@params.id',
    audit: 'none',
    params: byId,
    data: drug,
    summary: 'One drug.',
  }),
  shelves: endpoint('GET /admin/load_class_drugs', {
    ...admin,
    query: searched,
    data: z.array(
      z.object({
        id,
        name: z.string(),
        classes: z.array(z.object({ id, name: z.string(), drugs: z.array(drug) })),
      }),
    ),
    lines: 'classes.drugs',
    summary: 'Categories with their classes with their drugs, all A–Z; a search keeps what has a drug that fits.',
  }),
  ...kept({
    path: '/admin/drugs',
    object: 'drug',
    body: drugForm,
    data: saved('drug'),
    saved: 'Drug information is now saved',
    removed: 'The drug was removed',
    what: 'a drug (price in whole RWF; a new one is IN_STOCK and OTC unless said); its picture is uploaded afterwards',
  }),
};
