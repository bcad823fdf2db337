import type { BookingScenario } from './booking-scenario.ts';
import { joinTeam, makeDoctor, type Person } from './people.ts';

type Calendar = 'default_calendars' | 'calendars';

/**
 * API calls about calendars, for a scenario with a second hospital. Each of them calls `scenarioOf`, because the
 * scenario exists only while a test runs.
 */
export function calendarsAt(scenarioOf: () => { scenario: BookingScenario; second: Person }) {
  return {
    hours: (more: Record<string, unknown> = {}) => ({
      start_time: '02:00 PM',
      end_time: '04:00 PM',
      type: 'default',
      isAvailable: '1',
      ...more,
    }),
    add: (calendar: Calendar, body: Record<string, unknown>, doctor = scenarioOf().scenario.doctor) =>
      scenarioOf().scenario.call('POST', `/doctor/${calendar}`, { token: doctor.token, body }),
    rows: async (calendar: Calendar, query: Record<string, string>, doctor = scenarioOf().scenario.doctor) =>
      (await scenarioOf().scenario.call('GET', `/doctor/${calendar}`, { token: doctor.token, query })).body.data,
    /** The free slots of a doctor on a date, as patients see them. */
    freeOn: async (date: string, doctor = scenarioOf().scenario.doctor): Promise<string[]> => {
      const { body } = await scenarioOf().scenario.call('GET', `/view_doctor/calendar/${doctor.id}`, {
        query: { week_start_date: date, week_end_date: date },
      });
      return body.data.calendar[0].timeSlots
        .filter((time: { isAvailable: boolean }) => time.isAvailable)
        .map((time: { time: string }) => time.time);
    },
    /** Creates a doctor who is in the teams of both hospitals. */
    newDoctor: async (name?: string): Promise<Person> => {
      const { scenario, second } = scenarioOf();
      const doctor = await makeDoctor(scenario, { name });
      for (const place of [scenario.hospital, second])
        await joinTeam(scenario, { id: place.id, kind: 'hospital' }, doctor);
      return doctor;
    },
  };
}
