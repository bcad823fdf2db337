import { describe, expect, it } from 'vitest';
import {
  box,
  doctor,
  hospital,
  messageTo,
  patient,
  send,
  test,
  useMessagingScenario,
} from '../../testing/messaging-scenario.ts';

useMessagingScenario();

describe('a message', () => {
  it('is found by words of its subject, text and sender, but only in the boxes of the searching account', async () => {
    await send(patient, messageTo([doctor], { subject: 'Ibisubizo', message: 'Fièvre depuis hier' }));
    for (const search of ['ibisub', 'fievre', 'aline uwase', 'hier ibi'])
      expect([search, (await box(doctor, 'inbox', search)).data[0]?.subject]).toEqual([search, 'Ibisubizo']);
    expect((await box(doctor, 'inbox', 'ièvre')).total).toBe(0);
    expect((await box(patient, 'sent', 'habimana')).total).toBe(1);
    expect((await box(patient, 'inbox', 'fievre')).total).toBe(0);
  });
  it('is listed exactly once, on pages that show the newest messages first', async () => {
    for (let number = 1; number <= 12; number++)
      await send(patient, messageTo([hospital], { subject: `Number ${number}` }));
    const page = (number: string) =>
      test.call('GET', '/messages', { token: patient.token, query: { box: 'sent', page: number } });
    const pages = [(await page('1')).body.data, (await page('2')).body.data];
    expect(pages.map((one) => [one.data.length, one.total, one.last_page])).toEqual([
      [10, 12, 2],
      [2, 12, 2],
    ]);
    const subjects = pages.flatMap((one) => one.data.map((row: { subject: string }) => row.subject));
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, at) => `Number ${12 - at}`));
  });
});
