import { call } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { francsOf } from '../../lib/language/money.ts';

export type Category = Api['GET /admin/drug_categories']['data'][number];
export type DrugClass = Category['classes'][number];
export type Drug = Api['GET /admin/drugs/{id}']['data'];
export type Shelf = { id: string; name: string; drugs: Drug[] };

export const drugsIn = ({ classes }: Category): number => classes.reduce((sum, one) => sum + one.drugs.length, 0);

export type DrugForm = {
  name: string;
  description: string;
  price: string;
  status: string;
  supply: string;
  category: string;
  class: string;
  ingredient: string;
  strength: string;
  form: string;
  atc: string;
};

/** Whether the text is empty or a code of the WHO index of medicines, such as J01CA04. */
export const isAtc = (text: string): boolean => /^([A-Z]\d\d([A-Z]([A-Z](\d\d)?)?)?)?$/i.test(text.trim());

export const formOf = (drug: Drug | undefined, category: string): DrugForm => ({
  name: drug?.name ?? '',
  description: drug?.description ?? '',
  price: drug ? String(drug.price) : '',
  status: drug?.status ?? 'IN_STOCK',
  supply: drug?.supply ?? 'OTC',
  category: drug?.drug_category_id ?? category,
  class: drug?.drug_class_id ?? '',
  ingredient: drug?.ingredient ?? '',
  strength: drug?.strength ?? '',
  form: drug?.form ?? '',
  atc: drug?.atc ?? '',
});

type Body = Api['POST /admin/drugs']['body'];

export async function saveDrug(id: string | undefined, form: DrugForm) {
  const body: Body = {
    name: form.name,
    description: form.description,
    price: francsOf(form.price) ?? 0,
    status: form.status as Body['status'],
    supply: form.supply as Body['supply'],
    drug_category_id: form.category,
    drug_class_id: form.class,
    ingredient: form.ingredient,
    strength: form.strength,
    form: form.form,
    atc: form.atc.trim(),
  };
  const { data, message } = id
    ? await call('POST /admin/drugs/{id}', { params: { id }, body })
    : await call('POST /admin/drugs', { body });
  return { id: data.id, message };
}

export async function saveCategory(id: string | undefined, name: string, classNames: string[]) {
  const body = { name, classNames };
  const { data, message } = id
    ? await call('POST /admin/drug_categories/{id}', { params: { id }, body })
    : await call('POST /admin/drug_categories', { body });
  return { id: data.id, message };
}

export async function saveClass(id: string | undefined, name: string, category: string) {
  const body = { name, drug_category_id: category };
  const { data, message } = id
    ? await call('POST /admin/drug_classes/{id}', { params: { id }, body })
    : await call('POST /admin/drug_classes', { body });
  return { id: data.id, message };
}
