import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeMemberWithLogin } from '../../../testing/members.ts';
import { giveSecondFactor, makePlace, type Person, setPassword } from '../../../testing/people.ts';
import { somePhone, textsTo } from '../../../testing/phone-codes.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const password = 'tea hills at dawn';
let test: TestApp;
let laboratory: Person;
let stranger: Person;
beforeAll(async () => {
  test = await startTestApp();
  [laboratory, stranger] = [await makePlace(test, 'laboratory'), await makePlace(test, 'laboratory')];
});
afterAll(() => test.close());

const confirm = ({ id }: { id: string }, phone: string) =>
  test.platform.pool.query('update login set phone = $1, phone_proved_at = now() where id = $2', [phone, id]);

describe('the payout account of a provider', () => {
  it('a provider who has a second factor can set and read their payout account', async () => {
    const info = { method: 'MOBILE_MONEY', provider: 'MTN', account_number: '0788123456', account_name: 'Lab' };
    const call = (method: 'GET' | 'PUT', who: Person, body?: object) =>
      test.call(method, '/laboratory/payment_info', { token: who.token, ...(body ? { body } : {}) });
    expect((await call('GET', laboratory)).body.data).toBeNull();
    await setPassword(test, laboratory, password);
    expect((await call('PUT', laboratory, info)).body.code).toBe('password_required');
    expect((await call('PUT', laboratory, { ...info, password: 'another' })).body.code).toBe('wrong_password');
    expect((await call('PUT', laboratory, { ...info, password })).body.code).toBe('second_factor_needed');
    expect((await call('GET', laboratory)).body.data).toBeNull();
    await giveSecondFactor(test, laboratory);
    const stored = { ...info, account_number: '+250788123456' };
    expect((await call('PUT', laboratory, { ...info, password })).body.data).toEqual(stored);
    // sending the same account again changes nothing
    expect((await call('PUT', laboratory, info)).body.data).toEqual(stored);
    const bank = { method: 'BANK', provider: 'Bank of Kigali', account_number: '0004 0001-7777', account_name: 'Lab' };
    expect((await call('PUT', laboratory, { ...bank, password })).status).toBe(200);
    expect((await call('GET', laboratory)).body.data).toEqual({ ...bank, account_number: '000400017777' });
    expect((await call('GET', stranger)).body.data).toBeNull();
    for (const wrong of [
      { ...info, account_number: 'hello world' },
      { ...info, account_number: '0788' },
      { ...info, account_number: '+254712345678' },
      { ...bank, account_number: 'hello world' },
      { ...bank, account_number: '12345' },
      { ...bank, provider: '' },
    ])
      expect((await call('PUT', laboratory, { ...wrong, password })).body.code).toBe('validation_failed');
  });

  it('an invalid payout account is refused with a message on the wrong field', async () => {
    const body = { method: 'MOBILE_MONEY', provider: '', account_number: 'hello world', account_name: 'Lab' };
    const refused = await test.call('PUT', '/laboratory/payment_info', { token: laboratory.token, body });
    const fields = refused.body.fields ?? {};
    expect(Object.keys(fields).toSorted()).toEqual(['account_number', 'provider']);
    expect(refused.body.errors).toEqual(expect.arrayContaining(Object.values(fields)));
  });

  it('a changed payout account is reported to all owners, by mail and text message, and to the audit log, masked', async () => {
    await deliver(test);
    test.mails.length = 0;
    const [second, manager] = await Promise.all(
      (['owner', 'manager'] as const).map((role) => makeMemberWithLogin(test, laboratory, role)),
    );
    const [ofFirst, ofSecond] = [somePhone(), somePhone()];
    await confirm(laboratory, ofFirst);
    await confirm(second!, ofSecond);
    await test.platform.pool.query('update login set email = null where id = $1', [second!.id]);
    const own = { method: 'BANK', provider: 'Bank of Kigali', account_number: '000400018888', account_name: 'Lab' };
    const body = { ...own, password };
    expect((await test.call('PUT', '/laboratory/payment_info', { token: laboratory.token, body })).status).toBe(200);
    const { rows } = await test.platform.pool.query<{ changes: unknown }>(
      `select changes from audit where action = 'payment_info.set' and outcome = 'done' and changes <> '{}' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ changes: { account: ['Bank of Kigali •••••••••777', 'Bank of Kigali •••••••••888'] } }]);
    await deliver(test);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [laboratory.email, 'Your payout account was changed'],
    ]);
    const [mail] = test.mails;
    expect(mail!.text).toContain('Bank of Kigali •••••••••888');
    expect(mail!.text).not.toContain('000400018888');
    expect(mail!.text).toContain('Write to us:\nhttp://ivuriro.test/contact');
    const warning =
      'Ivuriro: Your payout account was changed. If you did not do this, write to us at once: nothing has been paid to the new account yet.';
    for (const phone of [ofFirst, ofSecond]) expect(await textsTo(test, phone)).toEqual([{ text: warning, parts: 1 }]);
    expect(test.mails.some(({ to }) => to === manager!.email)).toBe(false);
  });
});
