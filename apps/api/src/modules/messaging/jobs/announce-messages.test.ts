import { describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin } from '../../../testing/people.ts';
import {
  admin,
  box,
  doctor,
  hospital,
  useMessagingScenario,
  messageTo,
  mailsTo,
  now,
  open,
  patient,
  pdf,
  send,
  test,
} from '../../../testing/messaging-scenario.ts';

useMessagingScenario();

describe('the mail about a new message', () => {
  it('names the sender and links to the message, but does not contain its text', async () => {
    await send(doctor, messageTo([patient], { subject: 'HIV test', message: 'It is negative.' }));
    const [row] = (await box(patient)).data;
    await deliver(test);
    const [mail] = mailsTo(patient);
    expect(mail?.subject).toBe(`A message from ${doctor.name}`);
    expect(mail?.text).toContain(`http://ivuriro.test/profile/messages?id=${row.id}`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/HIV|negative/);
    expect(mailsTo(doctor)).toEqual([]);
  });
  it('replaces a sender’s name that contains a web address by “somebody”', async () => {
    await test.platform.db
      .updateTable('account')
      .set({ name: 'Won: www.evil.example' })
      .where('id', '=', patient.id)
      .execute();
    await send(patient, messageTo([doctor]));
    await deliver(test);
    expect(mailsTo(doctor)[0]?.subject).toBe('A message from somebody');
    expect(mailsTo(doctor)[0]?.text).not.toContain('evil');
  });
  it('is not sent when the message was read meanwhile, and links a provider to their dashboard', async () => {
    await send(patient, messageTo([doctor, hospital]));
    await open(doctor, (await box(doctor)).data[0].id);
    await deliver(test);
    expect(mailsTo(doctor)).toEqual([]);
    expect(mailsTo(hospital)[0]?.text).toContain('/dashboard/messages/hospital?id=');
  });
});

describe('the contact form', () => {
  const form = { name: 'Jean de Dieu', email: 'jean@example.rw', message: 'Do you open on Sundays? I live far away.' };
  it('reaches every administrator with the typed name and e-mail address', async () => {
    const second = await makeAdmin(test);
    const { status, body } = await test.call('POST', '/contactus', { body: form });
    expect([status, body.message, body.data]).toEqual([201, 'Message sent successfully', null]);
    await deliver(test);
    for (const one of [admin, second]) {
      const [row] = (await box(one)).data;
      expect(row).toMatchObject({
        from: { account_id: null, account_type: 'visitor', name: 'Jean de Dieu', email: 'jean@example.rw' },
        subject: form.message,
        read: false,
      });
      expect(mailsTo(one)[0]?.subject).toBe('A message from Jean de Dieu');
    }
    await test.platform.db.updateTable('account').set({ deleted_at: now }).where('id', '=', second.id).execute();
  });
  it('is answered by a mail with the text of the answer, and an answer with attachments is refused', async () => {
    await test.call('POST', '/contactus', { body: form });
    const [row] = (await box(admin)).data;
    const answer = { subject: 'Re: Sundays', message: 'Yes.\nFrom ten o’clock.', reply_to: row.id };
    expect((await send(admin, answer, [pdf])).status).toBe(422);
    const { body } = await send(admin, answer);
    expect(body.data.to).toMatchObject([{ account_type: 'visitor', email: 'jean@example.rw' }]);
    await deliver(test);
    const [mail] = mailsTo(form);
    expect(mail?.subject).toBe('Re: Sundays');
    expect(mail?.text).toContain('From ten o’clock.');
  });
  it('is refused with a message for each missing or invalid field', async () => {
    const { status, body } = await test.call('POST', '/contactus', { body: { name: ' ', email: 'nowhere' } });
    expect([status, body.errors]).toEqual([
      422,
      ['Name is missing.', 'Enter a valid e-mail address, like name@example.com.', 'Message is missing.'],
    ]);
  });
  it('can be sent twenty times in ten minutes from one network address', async () => {
    const statuses = [];
    for (let number = 0; number < 21; number++)
      statuses.push(
        (await test.call('POST', '/contactus', { body: form, headers: { 'x-forwarded-for': '197.243.1.9' } })).status,
      );
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    const elsewhere = { body: form, headers: { 'x-forwarded-for': '197.243.1.10' } };
    expect((await test.call('POST', '/contactus', elsewhere)).status).toBe(201);
  });
});
