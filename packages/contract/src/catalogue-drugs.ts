import * as z from 'zod';
import { drug, stockStates } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { importing } from './import.ts';
import { filter, id, line, many, oneLine, optionalLine, optionalText, page, paging, search, whole } from './wire.ts';
import { admin, searched, kept, byId, saved } from './managed-list.ts';

const drugClass = z.object({ id, name: z.string(), drug_category_id: id, drugs: z.array(drug) });
const drugCategory = z.object({ id, name: z.string(), classes: z.array(drugClass) });

export const drugCategoriesKept = {
  list: endpoint('GET /admin/drug_categories', {
    ...admin,
    query: searched,
    data: z.array(drugCategory),
    lines: 'classes.drugs',
    summary: 'Drug categories A–Z, each with its classes and their drugs.',
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
    permission: 'catalogue.manage',
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
  ingredient: optionalLine(200),
  strength: optionalLine(80),
  form: optionalLine(120),
  atc: line()
    .toUpperCase()
    .regex(/^([A-Z]\d\d([A-Z]([A-Z](\d\d)?)?)?)?$/, 'ATC is a code such as J01CA04.')
    .optional(),
  drug_category_id: z.uuid('Choose a drug category.').optional(),
  drug_class_id: z.uuid('Choose a drug class.'),
});

export const drugsKept = {
  list: endpoint('GET /admin/drugs', {
    ...admin,
    query: z.object({ 'text-search': search, drug_category_id: filter, drug_class_id: filter, ...paging }),
    data: page(drug),
    summary: 'Drugs A–Z; those of one category or class when the query names it.',
  }),
  import: importing(
    '/admin/drugs',
    'name, price, category, class, description, status, supply, ingredient, strength, form, atc',
  ),
  one: endpoint('GET /admin/drugs/{id}', {
    who: 'admin',
    permission: 'catalogue.manage',
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
    summary:
      'Categories with their classes and their drugs, all A–Z. A search returns only categories and classes with a drug that matches.',
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
