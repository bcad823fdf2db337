import type { Clinic } from './clinic.ts';
import { joinTeam, makeDoctor, type Person } from './people.ts';

type Calendar = 'default_calendars' | 'calendars';

/** What tests of calendars say and ask, at a clinic and a second hospital that are there when the tests begin. */
export function calendarsAt(there: () => { clinic: Clinic; second: Person }) {
  return {
    hours: (more: Record<string, unknown> = {}) => ({
      start_time: '02:00 PM',
      end_time: '04:00 PM',
      type: 'default',
      isAvailable: '1',
      ...more,
    }),
    add: (calendar: Calendar, body: Record<string, unknown>, doctor = there().clinic.doctor) =>
      there().clinic.call('POST', `/doctor/${calendar}`, { token: doctor.token, body }),
    rows: async (calendar: Calendar, query: Record<string, string>, doctor = there().clinic.doctor) =>
      (await there().clinic.call('GET', `/doctor/${calendar}`, { token: doctor.token, query })).body.data,
    /** The free times of a doctor on a date, as patients see them. */
    freeOn: async (date: string, doctor = there().clinic.doctor): Promise<string[]> => {
      const { body } = await there().clinic.call('GET', `/view_doctor/calendar/${doctor.id}`, {
        query: { week_start_date: date, week_end_date: date },
      });
      return body.data.calendar[0].timeSlots
        .filter((time: { isAvailable: boolean }) => time.isAvailable)
        .map((time: { time: string }) => time.time);
    },
    /** Who works at both hospitals. */
    newDoctor: async (name?: string): Promise<Person> => {
      const { clinic, second } = there();
      const doctor = await makeDoctor(clinic, { name });
      for (const place of [clinic.hospital, second]) await joinTeam(clinic, { id: place.id, kind: 'hospital' }, doctor);
      return doctor;
    },
  };
}
