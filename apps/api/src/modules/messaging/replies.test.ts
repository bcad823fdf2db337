import { describe, expect, it } from 'vitest';
import {
  box,
  doctor,
  hospital,
  useMessagingScenario,
  messageTo,
  open,
  patient,
  pdf,
  send,
  test,
} from '../../testing/messaging-scenario.ts';

useMessagingScenario();

describe('replies and forwarded messages', () => {
  it('a reply goes to the sender of the answered message and refers to that message', async () => {
    const sent = (await send(patient, messageTo([doctor]))).body.data;
    const [row] = (await box(doctor)).data;
    const { body } = await send(doctor, { subject: 'Re: Your pressure', message: 'Thank you', reply_to: row.id });
    expect(body.data).toMatchObject({ reply_to: row.id, to: [{ account_id: patient.id }] });
    const [answer] = (await box(patient)).data;
    expect((await open(patient, answer.id)).body.data.reply_to).toBe(sent.id);
    await test.call('DELETE', `/messages/${sent.id}`, { token: patient.token });
    expect((await open(patient, answer.id)).body.data.reply_to).toBeNull();
  });
  it('a forwarded message gives its recipient the attachments of the original message', async () => {
    await send(doctor, messageTo([patient]), [pdf]);
    const [row] = (await box(patient)).data;
    const { body } = await send(patient, messageTo([hospital], { forward_of: row.id }));
    expect(body.data.files).toMatchObject([{ name: 'result.pdf' }]);
    const [passed] = (await box(hospital)).data;
    const [file] = (await open(hospital, passed.id)).body.data.attachments;
    expect((await test.call('GET', `ROOT${file.replace('http://ivuriro.test', '')}`)).status).toBe(200);
  });
});
