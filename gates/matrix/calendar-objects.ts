import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ObjectKind } from './objects.ts';
import { as, type Somebody, someStranger } from './people.ts';

async function calendarRow(fixture: ApiFixture, owner: Somebody, route: Route): Promise<string> {
  return insertRow(fixture, {
    doctor_id: (await as(fixture, owner, 'doctor')).id,
    hospital_id: (await as(fixture, owner, 'hospital')).id,
    type: 'Hospital',
    // a reception removes only those rows of a date that close time
    ...(route.path.includes('default_calendars') ? { day: 1 } : { date: '2027-01-04', is_available: false }),
  });
}

async function insertRow(
  fixture: ApiFixture,
  row: {
    doctor_id: string;
    hospital_id: string | null;
    type: string;
    day?: number;
    date?: string;
    is_available?: boolean;
  },
): Promise<string> {
  const id = newId();
  const hours = { id, starts_at: 480, ends_at: 600, ...row };
  await fixture.platform.db.insertInto('calendar_row').values(hours).execute();
  return id;
}

export const calendarObjects: Record<string, ObjectKind> = {
  calendar_row: { make: calendarRow },
  absence: {
    make: async (fixture, owner) => {
      const [id, absence_id] = [newId(), newId()];
      const doctor = await as(fixture, owner, 'doctor');
      const hospital = await as(fixture, owner, 'hospital');
      const row = {
        id,
        absence_id,
        doctor_id: doctor.id,
        hospital_id: hospital.id,
        type: 'Hospital',
        date: '2027-01-04',
      };
      const day = { starts_at: 0, ends_at: 1_440, is_available: false };
      await fixture.platform.db
        .insertInto('calendar_row')
        .values({ ...row, ...day })
        .execute();
      return absence_id;
    },
  },
  hospital_calendar_row: {
    make: calendarRow,
    // a calendar row of a doctor at no hospital, which no hospital may see
    hidden: async (fixture) => {
      const doctor = await someStranger(fixture, 'doctor');
      return [await insertRow(fixture, { doctor_id: doctor.id, hospital_id: null, type: 'Online', day: 1 })];
    },
  },
};
