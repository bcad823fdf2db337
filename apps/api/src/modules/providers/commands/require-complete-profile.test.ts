import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, makeDoctor, makePlace, makeSpeciality, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAdmin(test);
});
afterAll(() => test.close());

const publish = async (kind: 'doctor' | 'laboratory', id: string) => {
  const body = { isPublished: 1 };
  const reply = await test.call('POST', `/admin/${kind}/approve/${id}`, { token: admin.token, body });
  return reply.status === 200 ? 'published' : reply.body.message;
};

it('a doctor who signed up is published only with speciality and registration number, and a laboratory only with phone number and sector', async () => {
  const doctor = await makeDoctor(test, { published: false });
  const laboratory = await makePlace(test, 'laboratory', { published: false });
  await test.platform.db.updateTable('provider').set({ phone: null }).where('id', '=', laboratory.id).execute();
  expect(await publish('doctor', doctor.id)).toBe(
    'Before the profile is published, add a speciality and the registration number.',
  );
  expect(await publish('laboratory', laboratory.id)).toMatch(/^Before the profile is published, add the phone number/);
});

it('a doctor whom an administrator entered is published without a registration number, but not without a speciality', async () => {
  const doctor = await makeDoctor(test, { published: false });
  const { db } = test.platform;
  await db.updateTable('provider').set({ entered_by_admin: true }).where('id', '=', doctor.id).execute();
  expect(await publish('doctor', doctor.id)).toBe('Before the profile is published, add a speciality.');
  await makeSpeciality(test, { id: doctor.id, kind: 'doctor' });
  expect(await publish('doctor', doctor.id)).toBe('published');
});
