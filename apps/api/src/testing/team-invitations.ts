import { makeAdmin, makeDoctor, makePlace, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export async function startTeamTest() {
  const test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  return { test, admin: await makeAdmin(test) };
}

/** Creates a hospital and a doctor who is not in its team. */
export const makeStrangers = async (test: TestApp) => ({
  hospital: await makePlace(test, 'hospital', { name: 'Hospital of the Hills' }),
  doctor: await makeDoctor(test, { name: 'Dr. Grace Mukamana' }),
});

export const inviteDoctors = (test: TestApp, place: Person, doctors: { id: string }[], kind = 'hospital') =>
  test.call('POST', `/${kind}/doctor`, { token: place.token, body: { doctor_id: doctors.map(({ id }) => id) } });
export const askHospitals = (test: TestApp, doctor: Person, hospitals: { id: string }[]) =>
  test.call('POST', '/doctor/hospitalAffiliation', {
    token: doctor.token,
    body: { hospital_id: hospitals.map(({ id }) => id) },
  });

/** The open team invitations that this account, a doctor or a place, has received or sent. */
export const invitationsOf = async (test: TestApp, side: Person) =>
  (await test.call('GET', '/team_invitations', { token: side.token })).body.data as {
    id: string;
    direction: string;
    place: { id: string };
    doctor: { id: string };
  }[];

export const answer = (test: TestApp, side: Person, id: string, accepted: 0 | 1) =>
  test.call('PUT', `/team_invitations/${id}`, { token: side.token, body: { accepted } });

/** Adds the doctor to the place's team by an accepted invitation; returns the id of the invitation. */
export async function workTogether(test: TestApp, place: Person, doctor: Person, kind = 'hospital'): Promise<string> {
  await inviteDoctors(test, place, [doctor], kind);
  const found = (await invitationsOf(test, doctor)).find((one) => one.place.id === place.id);
  await answer(test, doctor, found!.id, 1);
  return found!.id;
}
