import { invitationsPerDay } from '@ivuriro/contract/team-invitations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDoctor, makePatient, makePlace, makeSpeciality, type Person } from '../../../testing/people.ts';
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

const day = 86_400_000;
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
});

const shownTeam = async () =>
  (await test.call('GET', `/show/hospital/${hospital.id}`)).body.data.availableDoctors.map((one: Person) => one.id);
const shownPlaces = async () =>
  (await test.call('GET', `/show/doctor/${doctor.id}`)).body.data.hospitalAffiliations.map((one: Person) => one.id);
const mayWrite = async (from: Person, to: Person) =>
  (await test.call('GET', '/messages/recipients', { token: from.token })).body.data.some(
    (one: { account_id: string }) => one.account_id === to.id,
  );
const hours = () =>
  test.call('POST', '/hospital/default_calendars', {
    token: hospital.token,
    body: { doctor_id: [doctor.id], day: 'Friday', start_time: '08:00 AM', end_time: '10:00 AM' },
  });
const ownHours = () =>
  test.call('POST', '/doctor/default_calendars', {
    token: doctor.token,
    body: { hospital_id: hospital.id, type: 'Hospital', day: 'Monday', start_time: '08:00 AM', end_time: '10:00 AM' },
  });
const affiliated = async () =>
  (await test.call('GET', '/doctor/overview', { token: doctor.token })).body.data.affiliated_hospitals;
/** Every effect of a membership that other users of the API can see. */
const effects = async () => ({
  team: await shownTeam(),
  places: await shownPlaces(),
  writes: [await mayWrite(hospital, doctor), await mayWrite(doctor, hospital)],
  hours: [(await hours()).status, (await ownHours()).status],
  affiliated: await affiliated(),
  bySearch: (
    await test.call('GET', '/doctors', { query: { 'text-search': 'hills', per_page: '100' } })
  ).body.data.data.some((one: Person) => one.id === doctor.id),
});
const none = { team: [], places: [], writes: [false, false], hours: [422, 422], affiliated: 0, bySearch: false };
const whole = () => ({
  team: [doctor.id],
  places: [hospital.id],
  writes: [true, true],
  hours: [201, 201],
  affiliated: 1,
  bySearch: true,
});

describe('an invitation to a team', () => {
  it('the invitation of a hospital has no effect until the doctor accepts it', async () => {
    const { status, body } = await inviteDoctors(test, hospital, [doctor]);
    expect([status, body.data]).toMatchObject([201, [{ state: 'INVITED', doctor: { id: doctor.id } }]]);
    expect(await effects()).toEqual(none);
    const [received] = await invitationsOf(test, doctor);
    expect(received).toMatchObject({ direction: 'RECEIVED', place: { id: hospital.id, kind: 'hospital' } });
    expect(await invitationsOf(test, hospital)).toMatchObject([{ id: received!.id, direction: 'SENT' }]);
    const accepted = await answer(test, doctor, received!.id, 1);
    expect([accepted.status, accepted.body.data]).toEqual([200, { id: received!.id, state: 'ACCEPTED' }]);
    expect(await effects()).toEqual(whole());
    expect([await invitationsOf(test, doctor), await invitationsOf(test, hospital)]).toEqual([[], []]);
    const team = await test.call('GET', `/hospital/${hospital.id}/doctors`, { token: hospital.token });
    expect(team.body.data).toMatchObject([{ id: received!.id, state: 'ACTIVE' }]);
  });

  it('the request of a doctor to join a hospital has no effect until the hospital accepts it', async () => {
    const { body } = await askHospitals(test, doctor, [hospital]);
    expect(body.data).toMatchObject([{ state: 'INVITED', hospital_id: hospital.id }]);
    expect(await effects()).toEqual(none);
    await answer(test, hospital, (await invitationsOf(test, hospital))[0]!.id, 1);
    expect(await effects()).toEqual(whole());
  });

  it('a doctor accepts the invitation of a laboratory, and the laboratory may then write to them', async () => {
    const laboratory = await makePlace(test, 'laboratory');
    await inviteDoctors(test, laboratory, [doctor], 'laboratory');
    expect(await mayWrite(laboratory, doctor)).toBe(false);
    await answer(test, doctor, (await invitationsOf(test, doctor))[0]!.id, 1);
    expect(await mayWrite(laboratory, doctor)).toBe(true);
  });

  it('a doctor who accepted the invitation of a laboratory can leave its team, and the laboratory need not agree', async () => {
    const laboratory = await makePlace(test, 'laboratory', { name: 'Isano Laboratory' });
    const id = await workTogether(test, laboratory, doctor, 'laboratory');
    const teams = async () =>
      (await test.call('GET', `/doctor/${doctor.id}/laboratory_teams`, { token: doctor.token })).body.data as object[];
    expect(await teams()).toEqual([{ id, laboratory: { id: laboratory.id, name: 'Isano Laboratory' } }]);
    const stranger = await makeDoctor(test);
    const leave = (who: Person) => test.call('DELETE', `/doctor/laboratory_team/${id}`, { token: who.token });
    expect((await leave(stranger)).status).toBe(404);
    expect((await leave(doctor)).status).toBe(200);
    expect(await teams()).toEqual([]);
    expect(await mayWrite(laboratory, doctor)).toBe(false);
  });

  it('a team invitation cannot be accepted by its sender, and gives 404 to everybody except its two sides', async () => {
    await inviteDoctors(test, hospital, [doctor]);
    const { id } = (await invitationsOf(test, hospital))[0]!;
    expect((await answer(test, hospital, id, 1)).status).toBe(403);
    for (const stranger of [await makeDoctor(test), await makePlace(test, 'hospital'), await makePatient(test), admin])
      expect((await answer(test, stranger, id, 1)).status).toBe(404);
    expect(await shownTeam()).toEqual([]);
  });

  it('after an invitation is declined its sender may not invite again for thirty days; the other side may', async () => {
    await inviteDoctors(test, hospital, [doctor]);
    const { id } = (await invitationsOf(test, doctor))[0]!;
    expect((await answer(test, doctor, id, 0)).body.data.state).toBe('DECLINED');
    expect(await effects()).toEqual(none);
    expect((await answer(test, doctor, id, 1)).body.code).toBe('invitation_ended');
    const again = await inviteDoctors(test, hospital, [doctor]);
    expect([again.status, again.body.code]).toEqual([409, 'invitation_declined']);
    expect(again.body.message).toContain('Dr. Grace Mukamana');
    expect((await askHospitals(test, doctor, [hospital])).status).toBe(201);
    await answer(test, doctor, (await invitationsOf(test, doctor))[0]!.id, 0);
    await test.platform.db
      .updateTable('team_invitation')
      .set({ ended_at: new Date(test.clock.now.getTime() - 31 * day) })
      .where('invited_by', '=', hospital.id)
      .execute();
    expect((await inviteDoctors(test, hospital, [doctor])).status).toBe(201);
  });

  it('the sender can withdraw a team invitation, also with the request that removes a member', async () => {
    await inviteDoctors(test, hospital, [doctor]);
    const { id } = (await invitationsOf(test, hospital))[0]!;
    expect((await answer(test, hospital, id, 0)).body.data.state).toBe('WITHDRAWN');
    expect((await answer(test, doctor, id, 1)).status).toBe(409);
    const { body } = await inviteDoctors(test, hospital, [doctor]);
    const removed = await test.call('DELETE', `/hospital/doctor/${body.data[0].id}`, { token: hospital.token });
    expect(removed.status).toBe(200);
    expect(await invitationsOf(test, doctor)).toEqual([]);
    expect(await shownTeam()).toEqual([]);
  });

  it('when both sides invite each other, the doctor becomes a member', async () => {
    await inviteDoctors(test, hospital, [doctor]);
    const { body } = await askHospitals(test, doctor, [hospital]);
    expect(body.data).toMatchObject([{ state: 'ACTIVE', hospital_id: hospital.id }]);
    expect(await shownTeam()).toEqual([doctor.id]);
  });

  it('an unpublished account cannot send a team invitation, and an invitation cannot be accepted while either side is unpublished', async () => {
    const fresh = await makePlace(test, 'hospital', { published: false });
    const hidden = await makeDoctor(test, { published: false });
    expect((await inviteDoctors(test, fresh, [doctor])).body.code).toBe('not_published');
    expect((await askHospitals(test, hidden, [hospital])).body.code).toBe('not_published');
    expect((await inviteDoctors(test, hospital, [hidden])).status).toBe(422);
    await inviteDoctors(test, hospital, [doctor]);
    const { id } = (await invitationsOf(test, doctor))[0]!;
    await publish(hospital, false);
    expect(await invitationsOf(test, doctor)).toEqual([]);
    expect((await answer(test, doctor, id, 1)).body.code).toBe('not_published');
    await publish(hospital, true);
    await publish(doctor, false);
    expect((await answer(test, doctor, id, 1)).body.code).toBe('not_published');
    await publish(doctor, true);
    expect((await answer(test, doctor, id, 1)).status).toBe(200);
  });

  it('a team invitation ends when either side is deleted', async () => {
    await inviteDoctors(test, hospital, [doctor]);
    const { id } = (await invitationsOf(test, doctor))[0]!;
    const gone = await test.call('DELETE', `/admin/hospitals/${hospital.id}`, { token: admin.token });
    expect(gone.status).toBe(200);
    expect(await invitationsOf(test, doctor)).toEqual([]);
    expect((await answer(test, doctor, id, 1)).status).toBe(409);
    expect(await shownPlaces()).toEqual([]);
  });

  it('a team membership that an administrator adds needs no invitation and is effective at once', async () => {
    await inviteDoctors(test, hospital, [doctor]);
    await test.call('POST', '/admin/hospital/doctor', {
      token: admin.token,
      body: { hospital_id: hospital.id, doctor_id: [doctor.id] },
    });
    expect(await effects()).toEqual(whole());
    expect(await invitationsOf(test, doctor)).toEqual([]);
  });

  it('a place invites at most thirty doctors in a day, in one request or in several at once', async () => {
    const doctors = await Promise.all(Array.from({ length: invitationsPerDay + 1 }, () => makeDoctor(test)));
    expect((await inviteDoctors(test, hospital, doctors)).status).toBe(429);
    expect(await invitationsOf(test, hospital)).toEqual([]);
    const half = [doctors.slice(0, 20), doctors.slice(20)] as const;
    const both = await Promise.all(half.map((some) => inviteDoctors(test, hospital, some)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
    for (const { id } of await invitationsOf(test, hospital)) await answer(test, hospital, id, 0);
    expect((await inviteDoctors(test, hospital, half[0])).status).toBe(429);
  });
});

describe('simultaneous answers to an invitation', () => {
  it('when a team invitation is accepted and withdrawn at once, only one of the two succeeds, and the team shows which', async () => {
    for (let round = 0; round < 6; round++) {
      const other = await makeDoctor(test);
      await inviteDoctors(test, hospital, [other]);
      const { id } = (await invitationsOf(test, other))[0]!;
      const both = await Promise.all([answer(test, other, id, 1), answer(test, hospital, id, 0)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await shownTeam()).includes(other.id)).toBe(both[0]!.status === 200);
    }
  });

  it('when a team invitation is accepted while the place is deleted, nobody works at a deleted place', async () => {
    for (let round = 0; round < 4; round++) {
      const place = await makePlace(test, 'hospital');
      await makeSpeciality(test, { id: place.id, kind: 'hospital' });
      await inviteDoctors(test, place, [doctor]);
      const { id } = (await invitationsOf(test, doctor))[0]!;
      const [accepted, gone] = await Promise.all([
        answer(test, doctor, id, 1),
        test.call('DELETE', `/admin/hospitals/${place.id}`, { token: admin.token }),
      ]);
      expect(gone.status).toBe(200);
      expect([200, 409]).toContain(accepted.status);
      expect(await shownPlaces()).toEqual([]);
      const { rows } = await test.platform.pool.query('select state from team_invitation where id = $1', [id]);
      expect(rows).toEqual([{ state: accepted.status === 200 ? 'ACCEPTED' : 'WITHDRAWN' }]);
    }
  });
});

describe('a membership of a team', () => {
  it('when a team membership ends, doctor and hospital no longer appear together, write to each other or enter working hours', async () => {
    const id = await workTogether(test, hospital, doctor);
    expect(await effects()).toEqual(whole());
    expect((await test.call('DELETE', `/doctor/hospitalAffiliation/${id}`, { token: doctor.token })).status).toBe(200);
    expect(await effects()).toEqual(none);
  });
});

const publish = ({ id }: Person, is_published: boolean) =>
  test.platform.db.updateTable('provider').set({ is_published }).where('id', '=', id).execute();
