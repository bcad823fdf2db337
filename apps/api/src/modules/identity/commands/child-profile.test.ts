import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeChild, makePatient, type Person, setPassword } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const password = 'tea hills at dawn';
let test: TestApp;
let mother: Person;
let child: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  mother = await makePatient(test, 'Jeanne Mukamana');
  child = await makeChild(test, mother);
});

describe('the profile of a child', () => {
  const save = (token: string, body: Record<string, unknown>) =>
    test.call('POST', '/patient/update_profile', { token, body });
  const kept = { full_name: 'Keza Mutoni', birth_date: '2020-01-02', gender: 'Female', address: 'KG 11 Ave' };

  it('a guardian can change name, birth date, gender, identity number and address of the child, and their own profile stays the same', async () => {
    const saved = await save(child.token, { ...kept, email: mother.email, id_number: '12' });
    expect(saved.body.data).toMatchObject({ ...kept, id_number: '12', email: mother.email });
    const own = (await test.call('GET', '/patient/details', { token: mother.token })).body.data;
    expect(own).toMatchObject({ full_name: 'Jeanne Mukamana', birth_date: '1992-03-04', address: null });
  });

  it.each([{ email: 'other@example.rw' }, { phone: '0788 123 456' }])(
    'a guardian cannot change their own e-mail address or phone number in the profile of the child: %j',
    async (change) => {
      await setPassword(test, mother, password);
      const { status, body } = await save(child.token, { full_name: 'Keza', email: mother.email, password, ...change });
      expect([status, body.code]).toEqual([403, 'not_permitted']);
      const { rows } = await test.platform.pool.query('select email, phone from login where id = $1', [mother.id]);
      expect(rows).toEqual([{ email: mother.email, phone: null }]);
    },
  );

  it('a guardian cannot change their own password while acting for the child', async () => {
    await setPassword(test, mother, password);
    const body = { old_password: password, new_password: 'another one 12', confirm_password: 'another one 12' };
    const { status, body: said } = await test.call('POST', '/patient/change_password', { token: child.token, body });
    expect([status, said.code]).toEqual([403, 'not_permitted']);
    expect((await test.call('POST', '/login', { body: { email: mother.email, password } })).status).toBe(200);
  });

  it('the birth date of an adult is refused, unless it is the stored birth date of a child who has turned 16', async () => {
    const change = (birth_date: string) => save(child.token, { full_name: 'Keza', email: mother.email, birth_date });
    const { status, body } = await change('2000-01-01');
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['birth_date']]);
    await test.platform.pool.query(`update patient set birth_date = '2000-01-01' where id = $1`, [child.id]);
    expect((await change('2000-01-01')).status).toBe(200);
  });
});
