import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeAdmin, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, query?: Record<string, string>) =>
  test.call(method, path, { token: admin.token, ...(body ? { body } : {}), ...(query ? { query } : {}) });

async function category(name: string, ...classNames: string[]) {
  const { body } = await as('POST', '/admin/drug_categories', { name, classNames });
  return body.data as { id: string; name: string; classes: { id: string; name: string }[] };
}
const drug = (name: string, drug_class_id: string, more: object = {}) =>
  as('POST', '/admin/drugs', { name, price: 1200, description: 'For pain', drug_class_id, ...more });

it('a drug category is created with its classes, and a class that is named twice is created once', async () => {
  const paid = await category('Pain', 'Opioids', 'Simple', 'opioids');
  expect(paid).toMatchObject({ name: 'Pain', classes: [{ name: 'Opioids', drugs: [] }, { name: 'Simple' }] });
  const { body } = await as('POST', `/admin/drug_categories/${paid.id}`, {
    _method: 'PUT',
    name: 'Pain relief',
    classNames: ['Topical', 'SIMPLE'],
  });
  expect(body.data.classes.map(({ name }: { name: string }) => name)).toEqual(['Opioids', 'Simple', 'Topical']);
  expect((await as('POST', '/admin/drug_categories', { name: 'pain RELIEF' })).body.code).toBe('name_taken');
  const list = await as('GET', '/admin/drug_categories', undefined, { 'text-search': 'topical' });
  expect(list.body.data.map(({ name }: { name: string }) => name)).toEqual(['Pain relief']);
});

it('the name of a drug class is unique within its category', async () => {
  const [eyes, ears] = [await category('Eyes'), await category('Ears')];
  const added = await as('POST', '/admin/drug_classes', { name: 'Drops', drug_category_id: eyes.id });
  expect([added.status, added.body.data.drugs]).toEqual([201, []]);
  expect((await as('POST', '/admin/drug_classes', { name: 'drops', drug_category_id: eyes.id })).status).toBe(409);
  expect((await as('POST', '/admin/drug_classes', { name: 'Drops', drug_category_id: ears.id })).status).toBe(201);
  const nowhere = await as('POST', '/admin/drug_classes', { name: 'Gels', drug_category_id: newId() });
  expect([nowhere.status, nowhere.body.errors]).toEqual([422, ['Choose a drug category.']]);
  const listed = await as('GET', '/admin/drug_classes', undefined, { drug_category_id: ears.id });
  expect(listed.body.data).toEqual([expect.objectContaining({ name: 'Drops', drug_category_id: ears.id })]);
  const id = added.body.data.id;
  expect((await as('PUT', `/admin/drug_classes/${id}`, { name: 'Eye drops', drug_category_id: eyes.id })).status).toBe(
    200,
  );
  expect((await as('GET', `/admin/drug_classes/${id}`)).body.data.name).toBe('Eye drops');
  expect((await as('DELETE', `/admin/drug_classes/${id}`)).status).toBe(200);
});

it('a drug that is added to a class appears in the public list of drugs at once, and can be changed', async () => {
  const { id: drug_category_id, classes } = await category('Heart', 'Statins', 'Nitrates');
  const saved = await drug('Atorvastatin 20 mg', classes[1]!.id, { drug_category_id, images: '' });
  expect([saved.status, saved.body.message]).toEqual([201, 'Drug information is now saved']);
  expect(saved.body.data).toEqual({ id: expect.any(String), itemType: 'drug' });
  const { id } = saved.body.data;
  const read = await as('GET', `/admin/drugs/${id}`);
  expect(read.body.data).toMatchObject({
    price: 1200,
    status: 'IN_STOCK',
    supply: 'OTC',
    category: { name: 'Heart' },
    class: { name: 'Statins' },
  });
  const found = await test.call('GET', '/drugs', { query: { 'text-search': 'atorva' } });
  expect(found.body.data.data).toHaveLength(1);
  const other = classes[0]!.id;
  const form = { name: 'Atorvastatin 40 mg', price: '1500', status: 'OUT_STOCK', supply: 'Rx', drug_class_id: other };
  expect((await as('POST', `/admin/drugs/${id}`, { ...form, _method: 'PUT' })).status).toBe(200);
  expect((await as('GET', `/admin/drugs/${id}`)).body.data).toMatchObject({
    ...form,
    price: 1500,
    description: 'For pain',
  });
  // fields that are not sent stay unchanged
  await as('PUT', `/admin/drugs/${id}`, { name: 'Atorvastatin 40 mg', price: 1500, drug_class_id: other });
  expect((await as('GET', `/admin/drugs/${id}`)).body.data).toMatchObject({ status: 'OUT_STOCK', supply: 'Rx' });
});

it('an invalid drug is refused with a message for each field', async () => {
  const { classes } = await category('Skin', 'Creams');
  const other = await category('Nails');
  const inClass = classes[0]!.id;
  await drug('Zinc cream', inClass);
  const sentence = async (more: object) => {
    const { status, body } = await drug('Oats', inClass, more);
    return [status, ...(body.errors ?? [])];
  };
  expect(await sentence({ name: 'ZÍNC cream' })).toEqual([409, 'There is a drug named ZÍNC cream already.']);
  expect(await sentence({ drug_category_id: other.id })).toEqual([422, 'Choose a drug class of this category.']);
  expect(await sentence({ drug_class_id: newId() })).toEqual([422, 'Choose a drug class of this category.']);
  expect(await sentence({ drug_class_id: 'x' })).toEqual([422, 'Choose a drug class.']);
  expect((await sentence({ price: -1 }))[0]).toBe(422);
  expect((await sentence({ price: 1.5 }))[0]).toBe(422);
  expect((await sentence({ status: 'GONE' }))[0]).toBe(422);
});

it('the administrator’s catalogue shows every drug in its category and class, and a search shows only the matching drugs', async () => {
  const { classes } = await category('Lungs', 'Inhalers', 'Syrups');
  const [inhalers, syrups] = [classes[0]!.id, classes[1]!.id];
  await drug('Salbutamol', inhalers);
  await drug('Ambroxol', syrups);
  const { body } = await as('GET', '/admin/load_class_drugs');
  const lungs = body.data.find(({ name }: { name: string }) => name === 'Lungs');
  const named = (one: { drugs: { name: string }[] }) => one.drugs.map(({ name }) => name);
  expect(lungs.classes.map(named)).toEqual([['Salbutamol'], ['Ambroxol']]);
  const stored = await as('GET', '/admin/drug_categories', undefined, { 'text-search': 'lungs' });
  expect(stored.body.data[0].classes.map(named)).toEqual([['Salbutamol'], ['Ambroxol']]);
  const found = await as('GET', '/admin/load_class_drugs', undefined, { 'text-search': 'ambrox' });
  expect(found.body.data).toEqual([
    expect.objectContaining({ name: 'Lungs', classes: [expect.objectContaining({ name: 'Syrups' })] }),
  ]);
  const of = async (query: Record<string, string>) =>
    (await as('GET', '/admin/drugs', undefined, query)).body.data.total;
  expect(await of({ drug_class_id: syrups })).toBe(1);
  expect(await of({ drug_category_id: lungs.id })).toBe(2);
  expect(await of({ drug_class_id: 'x' })).toBe(0);
  expect(await of({ drug_category_id: lungs.id, 'text-search': 'salbu' })).toBe(1);
});

it('a drug category or class with drugs cannot be deleted, and a category without drugs is deleted with its classes', async () => {
  const { id, classes } = await category('Bones', 'Calcium', 'Vitamins');
  const paid = await drug('Calcium carbonate', classes[0]!.id);
  const refusal = async (path: string) => (await as('DELETE', path)).body.message;
  expect(await refusal(`/admin/drug_classes/${classes[0]!.id}`)).toBe('It cannot be deleted: it is used by 1 drug.');
  expect(await refusal(`/admin/drug_categories/${id}`)).toBe('It cannot be deleted: it is used by 1 drug.');
  const pharmacy = await makePlace(test, 'pharmacy');
  await test.call('POST', '/pharmacy/drug', {
    token: pharmacy.token,
    body: { drug_id: paid.body.data.id, price: 900, status: 'IN_STOCK' },
  });
  expect(await refusal(`/admin/drugs/${paid.body.data.id}`)).toBe(
    'It cannot be deleted: it is used by 1 offer, present or past.',
  );
  await test.platform.db.deleteFrom('offer').execute();
  expect((await as('DELETE', `/admin/drugs/${paid.body.data.id}`)).status).toBe(200);
  expect((await as('DELETE', `/admin/drug_categories/${id}`)).status).toBe(200);
  expect((await as('GET', `/admin/drug_classes/${classes[0]!.id}`)).status).toBe(404);
});

it('a drug has an ingredient, a strength, a form and an ATC code, which can be saved and changed', async () => {
  const { classes } = await category('Infections', 'Penicillins');
  const made = { ingredient: 'Amoxicillin', strength: '500 mg', form: 'capsule (pack 21)', atc: 'J01CA04' };
  const saved = await drug('Amoxil 500', classes[0]!.id, { ...made, atc: 'j01ca04' });
  const { id } = saved.body.data;
  expect((await as('GET', `/admin/drugs/${id}`)).body.data).toMatchObject(made);
  await as('PUT', `/admin/drugs/${id}`, { name: 'Amoxil 500', price: 900, drug_class_id: classes[0]!.id, form: '' });
  expect((await as('GET', `/admin/drugs/${id}`)).body.data).toMatchObject({ ...made, form: '', price: 900 });
  const wrong = await drug('Amoxil 250', classes[0]!.id, { atc: 'Amoxicillin' });
  expect([wrong.status, wrong.body.errors]).toEqual([422, ['ATC is a code such as J01CA04.']]);
  const found = await test.call('GET', '/drugs', { query: { 'text-search': 'amoxicillin' } });
  expect(found.body.data.data.map(({ name }: { name: string }) => name)).toEqual(['Amoxil 500']);
});
