import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import {
  answer,
  askHospitals,
  invitationsOf,
  inviteDoctors,
  makeStrangers,
  startTeamTest,
  workTogether,
} from '../../../testing/team-invitations.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { announceEnteredHours } from '../../scheduling/jobs/announce-entered-hours.ts';

let test: TestApp;
let admin: Person;
let hospital: Person;
let doctor: Person;
beforeAll(async () => {
  ({ test, admin } = await startTeamTest());
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ hospital, doctor } = await makeStrangers(test));
  test.mails.length = 0;
  test.pushes.length = 0;
});

/**
 * Delivers what waits, and returns the subjects of the mails to this person since `since` emptied the list of mails.
 */
async function mailed(to: Person): Promise<string[]> {
  await deliver(test);
  const subjects = test.mails.filter((mail) => mail.to === to.email).map(({ subject }) => subject);
  return subjects;
}
const since = async <T>(act: () => Promise<T>): Promise<T> => {
  await deliver(test);
  test.mails.length = 0;
  return act();
};
const hours = (day: string, by: Person, body: object = {}) =>
  test.call('POST', by === admin ? '/admin/hospital/default_calendars' : '/hospital/default_calendars', {
    token: by.token,
    body: {
      doctor_id: [doctor.id],
      day,
      start_time: '08:00 AM',
      end_time: '12:00 PM',
      ...(by === admin ? { hospital_id: hospital.id } : {}),
      ...body,
    },
  });

describe('mails about a team', () => {
  it('an invitation to a team is mailed to the invited side, with a link to the page where it can be answered', async () => {
    await inviteDoctors(test, hospital, [doctor]);
    expect(await mailed(doctor)).toEqual(['Invitation to the team: Hospital of the Hills']);
    expect(test.mails[0]!.text).toContain('http://ivuriro.test/dashboard/doctor/customization#team');
    expect(test.pushes).toContainEqual(expect.objectContaining({ accountId: doctor.id, event: 'arrival' }));
    expect(await mailed(hospital)).toEqual([]);
    const other = await makeDoctor(test, { name: 'Dr. Ange Keza' });
    await since(() => askHospitals(test, other, [hospital]));
    expect(await mailed(hospital)).toEqual(['Request to join your team: Dr. Ange Keza']);
  });

  it('the beginning and the end of a team membership are mailed to both sides, and a declined or withdrawn invitation only to the other side', async () => {
    const id = await workTogether(test, hospital, doctor);
    expect(await mailed(doctor)).toContain('You work with Hospital of the Hills now');
    expect(await mailed(hospital)).toEqual(['You work with Dr. Grace Mukamana now']);
    await since(() => test.call('DELETE', `/hospital/doctor/${id}`, { token: hospital.token }));
    expect(await mailed(doctor)).toEqual(['You no longer work with Hospital of the Hills']);
    expect(await mailed(hospital)).toEqual(['You no longer work with Dr. Grace Mukamana']);
    await inviteDoctors(test, hospital, [doctor]);
    await since(async () => answer(test, doctor, (await invitationsOf(test, doctor))[0]!.id, 0));
    expect(await mailed(hospital)).toEqual(['Declined: your invitation to Dr. Grace Mukamana']);
    await askHospitals(test, doctor, [hospital]);
    await since(async () => answer(test, doctor, (await invitationsOf(test, doctor))[0]!.id, 0));
    expect(await mailed(hospital)).toEqual(['Request withdrawn: Dr. Grace Mukamana']);
  });

  it('the invited side gets a mail when the other side of a team invitation is deleted', async () => {
    const other = await makeDoctor(test, { name: 'Dr. Ange Keza' });
    await inviteDoctors(test, hospital, [doctor]);
    await askHospitals(test, other, [hospital]);
    await since(() => test.call('DELETE', `/admin/doctors/${doctor.id}`, { token: admin.token }));
    expect(await mailed(hospital)).toEqual(['Invitation ended: Dr. Grace Mukamana']);
    await since(() => test.call('DELETE', `/admin/hospitals/${hospital.id}`, { token: admin.token }));
    expect(await mailed(other)).toEqual(['Invitation ended: Hospital of the Hills']);
    expect(await mailed(hospital)).toEqual([]);
  });

  it('when an administrator adds doctors to a team, each doctor gets a mail, and the place gets one mail about all of them', async () => {
    const doctors = [
      doctor,
      await makeDoctor(test, { name: 'Dr. Ange Keza' }),
      await makeDoctor(test),
      await makeDoctor(test),
    ];
    await test.call('POST', '/admin/hospital/doctor', {
      token: admin.token,
      body: { hospital_id: hospital.id, doctor_id: doctors.map(({ id }) => id) },
    });
    expect(await mailed(hospital)).toEqual(['You work with Dr. Grace Mukamana, Dr. Ange Keza and 2 more now']);
    expect(await mailed(doctors[1]!)).toEqual(['You work with Hospital of the Hills now']);
  });

  it('a provider gets at most ten mails of one kind about teams in an hour, and no mail contains a name with a web address', async () => {
    const bait = await makePlace(test, 'hospital', { name: 'You have won: http://evil.example' });
    await inviteDoctors(test, bait, [doctor]);
    for (let n = 0; n < 11; n++) {
      await inviteDoctors(test, await makePlace(test, 'hospital'), [doctor]);
      await deliver(test);
    }
    const mails = await mailed(doctor);
    expect(mails).toHaveLength(10);
    expect(mails[0]).toBe('Invitation to the team: somebody');
    for (const { text, html } of test.mails) expect(text + html).not.toContain('evil.example');
  });
});

describe('mails about working hours that one side enters for the other', () => {
  it('when a hospital enters working hours, the doctor gets a mail about the first at once, and one mail about all others minutes later', async () => {
    await workTogether(test, hospital, doctor);
    await since(() => hours('Tuesday', hospital));
    expect(await mailed(doctor)).toEqual(['Hours for you at Hospital of the Hills']);
    expect(test.mails[0]!.text).toContain('Every Tuesday: 08:00 – 12:00');
    expect(await mailed(hospital)).toEqual([]);
    await since(() => hours('Friday', hospital));
    await hours('Wednesday', hospital);
    expect(await mailed(doctor)).toEqual([]);
    test.clock.now = new Date(test.clock.now.getTime() + 11 * 60_000);
    await announceEnteredHours(test.platform);
    expect(await mailed(doctor)).toEqual(['Hours for you at Hospital of the Hills']);
    expect(test.mails[0]!.text).toContain('Every Wednesday: 08:00 – 12:00\nEvery Friday: 08:00 – 12:00');
    await announceEnteredHours(test.platform);
    expect(await mailed(doctor)).toHaveLength(1);
  });

  it('when a doctor enters working hours, the hospital gets a mail, and when an administrator enters them, both sides do', async () => {
    await workTogether(test, hospital, doctor);
    const body = {
      type: 'Hospital',
      hospital_id: hospital.id,
      day: 'Monday',
      start_time: '08:00 AM',
      end_time: '12:00 PM',
    };
    await since(() => test.call('POST', '/doctor/default_calendars', { token: doctor.token, body }));
    expect(await mailed(hospital)).toEqual(['Dr. Grace Mukamana: new hours at your place']);
    expect(await mailed(doctor)).toEqual([]);
    test.clock.now = new Date(test.clock.now.getTime() + 11 * 60_000);
    await since(() => hours('Thursday', admin));
    expect(await mailed(hospital)).toEqual(['Dr. Grace Mukamana: new hours at your place']);
    expect(await mailed(doctor)).toEqual(['Hours for you at Hospital of the Hills']);
  });

  it('a doctor gets no mail about online hours that they enter for themselves', async () => {
    const body = { type: 'Online', day: 'Monday', start_time: '08:00 AM', end_time: '12:00 PM' };
    await since(() => test.call('POST', '/doctor/default_calendars', { token: doctor.token, body }));
    expect(await mailed(doctor)).toEqual([]);
  });
});
