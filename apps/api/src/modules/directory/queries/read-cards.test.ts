import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { joinTeam, makeDoctor, makeHours, makePlace, makeSpeciality } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';

describe('the cards of providers in the public lists', () => {
  let test: TestApp;
  beforeAll(async () => {
    // a Friday at 10:00 in Kigali
    test = await startTestApp({ now: instantOf('2026-11-20', 600) });
    await loadCatalogue(test.platform.db);
  });
  afterAll(() => test.close());
  const read = async (path: string, text: string) =>
    (await test.call('GET', path, { query: { 'text-search': text } })).body.data;

  it('a doctor’s card shows specialities, hospitals, rating, fee and next free slot, and whether the doctor is verified', async () => {
    const doctor = await makeDoctor(test, { name: 'Zz. Carine Ingabire', fee: 7500 });
    const hospital = await makePlace(test, 'hospital', { name: 'Zz Hospital' });
    const unpublished = await makePlace(test, 'hospital', { published: false });
    await test.platform.db.updateTable('place').set({ sector_code: 1213 }).where('id', '=', hospital.id).execute();
    for (const place of [hospital, unpublished]) await joinTeam(test, { id: place.id, kind: 'hospital' }, doctor);
    await makeSpeciality(test, { id: doctor.id, kind: 'doctor' }, 'Zoology');
    await makeHours(test, doctor, { from: 540, to: 720, days: [6] });
    await test.platform.db
      .insertInto('provider_rating')
      .values({ provider_id: doctor.id, overall: 4.66, total: 3 })
      .execute();
    await test.platform.db
      .insertInto('picture')
      .values({ id: doctor.id, item_type: 'doctor', item_id: doctor.id, filename: 'a/b.webp' })
      .execute();
    await test.platform.db
      .updateTable('doctor')
      .set({
        language_spoken: JSON.stringify([{ value: 'Kinyarwanda' }]),
        verified: true,
        licence_expires_on: '2026-11-20',
      })
      .where('id', '=', doctor.id)
      .execute();
    const card = (await read('/doctors', 'carine')).data[0];
    expect(card).toMatchObject({
      id: doctor.id,
      name: 'Zz. Carine Ingabire',
      gender: 'Male',
      picture: { filename: 'a/b.webp' },
      verified: true,
      doctorSpecialties: [{ name: 'Zoology' }],
      hospitalAffiliations: [{ id: hospital.id, name: 'Zz Hospital', district: 'Gasabo' }],
      language_spoken: '[{"value":"Kinyarwanda"}]',
      review_ratings: { overall: 4.7, total: 3, waitingTime: 0 },
      consultation_fee: 7500,
      next_available: { date: '2026-11-21', time: '09:00 AM' },
    });
    expect(card.user_code).toMatch(/^[2-9A-Z]{8}$/);
    expect(card.week[1]).toEqual({ date: '2026-11-21', free: 3 });
    test.clock.now = instantOf('2026-11-21', 600);
    expect((await read('/doctors', 'carine')).data[0].verified).toBe(false);
    test.clock.now = instantOf('2026-11-20', 600);
  });

  it('a place’s card shows its location and whether it is open', async () => {
    const { db } = test.platform;
    const lab = await makePlace(test, 'laboratory', { name: 'Zz Lab' });
    await db.updateTable('place').set({ sector_code: 1213, address: 'KG 11 Ave' }).where('id', '=', lab.id).execute();
    const card = async () => (await read('/laboratories', 'zz')).data[0];
    expect(await card()).toMatchObject({
      sector: 'Remera',
      sector_code: '1213',
      district: 'Gasabo',
      address: 'KG 11 Ave',
      type: null,
      isLaboratoryOpenNow: { isClosed: false, opening_from: '08:00 AM', closed_at: '05:00 PM' },
    });
    await db.insertInto('working_hour').values({ id: lab.id, provider_id: lab.id, day: 5, is_closed: true }).execute();
    expect((await card()).isLaboratoryOpenNow).toMatchObject({ isClosed: true });
  });
});
