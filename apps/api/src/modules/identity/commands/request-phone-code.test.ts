import { describe, expect, it } from 'vitest';
import { newestCode, textsTo } from '../../../testing/phone-codes.ts';
import { phone, requestCode, test, usePhoneScenario } from '../../../testing/phone-scenario.ts';
import { signUp } from '../../../testing/sign-up.ts';

usePhoneScenario();

const messagesTo = (number: string) => textsTo(test, number);

describe('a code for a phone number', () => {
  it('is sent to a known and to an unknown number with the same answer, however the number is written', async () => {
    await signUp(test, { phone });
    const [known, unknown] = [await requestCode(phone.replace('+250', '0')), await requestCode('+250 788 699 999')];
    expect([known.status, known.body]).toEqual([202, { ...unknown.body, request_id: known.body.request_id }]);
    expect(await messagesTo(phone)).toEqual([
      { text: expect.stringMatching(/^\d{6} is your code for Ivuriro\. It works for 10 minutes\./), parts: 1 },
    ]);
    expect(await messagesTo('+250788699999')).toHaveLength(1);
  });

  it('is not sent to a landline or to an invalid number', async () => {
    expect((await requestCode('0252 123 456')).body.fields).toEqual({ phone: 'A landline receives no text messages.' });
    expect((await requestCode('12')).status).toBe(422);
  });

  it('exists only in the text message, neither in the database nor in the outbox', async () => {
    await requestCode();
    const { rows: outbox } = await test.platform.pool.query('select payload::text from outbox');
    const code = await newestCode(test, phone);
    const { rows } = await test.platform.pool.query(
      `select row_to_json(one)::text as stored from phone_code one where phone = $1
       union all select row_to_json(audit)::text from audit`,
      [phone],
    );
    expect(JSON.stringify([outbox, rows])).not.toContain(code);
  });

  it('is sent to one number twice without a wait; then the wait doubles before each further code', async () => {
    const start = test.clock.now;
    try {
      expect([(await requestCode()).status, (await requestCode()).status, (await requestCode()).status]).toEqual([
        202, 202, 429,
      ]);
      const after = async (seconds: number) => {
        test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000);
        return (await requestCode()).status;
      };
      expect([await after(60), await after(61), await after(60)]).toEqual([202, 429, 202]);
      const refused = await requestCode();
      expect(refused.body.errors).toEqual(['Several codes were sent to this number. Try again in 4 minutes.']);
      expect(await messagesTo(phone)).toHaveLength(4);
    } finally {
      test.clock.now = start;
    }
  });

  it('can be requested twenty times in ten minutes from one network address, for however many numbers', async () => {
    const numbers = Array.from({ length: 22 }, (_, n) => `+25078870${String(n).padStart(4, '0')}`);
    const statuses: number[] = [];
    for (const number of numbers) statuses.push((await requestCode(number)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429, 429]);
  });

  it('is refused when the server cannot send text messages', async () => {
    const { sms } = test.platform;
    test.platform.sms = null;
    expect((await requestCode()).body.code).toBe('sms_unavailable');
    test.platform.sms = sms;
  });
});
