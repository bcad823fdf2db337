import { call } from '../../lib/api/call.ts';

/** The six lists of the customization page, by their path in the API. */
export type Path = 'insurances' | 'symptomDiseases' | 'tests' | 'imagings' | 'specialties' | 'facilities';
type Picture = { id: string; filename: string } | null;
export type Item = {
  id: string;
  name?: string;
  title?: string;
  type?: string;
  description?: string;
  patient_preparation?: string;
  basic_of_test?: string;
  logo?: Picture;
  image?: Picture;
};
export type Field = 'name' | 'title' | 'type' | 'description' | 'patient_preparation' | 'basic_of_test';
export type Form = Partial<Record<Field, string>>;

/** The kind of form control with which a field is edited. */
type Control = 'line' | 'lines' | 'type' | 'rich';
export type List = {
  /** The name of the list in the URL path of the page. */
  slug: string;
  path: Path;
  fields: [Field, Control][];
  /** For lists whose items have a picture: the field of the picture in a reply, and the type of item for its upload. */
  picture?: { field: 'logo' | 'image'; itemType: 'insurance' | 'facility' };
};

export const lists: readonly List[] = [
  {
    slug: 'insurances',
    path: 'insurances',
    fields: [['name', 'line']],
    picture: { field: 'logo', itemType: 'insurance' },
  },
  {
    slug: 'diseases',
    path: 'symptomDiseases',
    fields: [
      ['name', 'line'],
      ['type', 'type'],
    ],
  },
  {
    slug: 'tests',
    path: 'tests',
    fields: [
      ['title', 'line'],
      ['description', 'rich'],
      ['patient_preparation', 'lines'],
      ['basic_of_test', 'lines'],
    ],
  },
  { slug: 'imaging', path: 'imagings', fields: [['title', 'line']] },
  { slug: 'specialities', path: 'specialties', fields: [['name', 'line']] },
  {
    slug: 'facilities',
    path: 'facilities',
    fields: [
      ['title', 'line'],
      ['description', 'lines'],
    ],
    picture: { field: 'image', itemType: 'facility' },
  },
];

export const nameOf = (item: Item): string => item.name ?? item.title ?? '';

/** Whether an item cannot be removed: the item "none" must stay, because patients without insurance choose it. */
export const stays = (item: Item): boolean => item.id === 'none';

export const formOf = ({ fields }: List, item: Item | undefined): Form =>
  Object.fromEntries(fields.map(([field]) => [field, item?.[field] ?? '']));

/** Creates or updates an item; the requests for the different lists differ in their fields only. */
export async function save(
  { path }: List,
  id: string | undefined,
  form: Form,
): Promise<{ id: string; message: string }> {
  const body = form as never;
  const { data, message } = id
    ? await call(`POST /admin/${path}/{id}`, { params: { id }, body })
    : await call(`POST /admin/${path}`, { body });
  return { id: data.id, message };
}

export const remove = ({ path }: List, id: string) => call(`DELETE /admin/${path}/{id}`, { params: { id } });
