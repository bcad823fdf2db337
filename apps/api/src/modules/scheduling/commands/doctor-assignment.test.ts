import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../testing/booking-scenario.ts';
import {
  anyone,
  isFree,
  joinHospital,
  leaveHospital,
  newDay,
  patients,
  scenario,
  useHospitalBookings,
} from '../../../testing/hospital-bookings.ts';
import { makePatient } from '../../../testing/people.ts';

describe('the doctor whom a hospital assigns to a booking', () => {
  useHospitalBookings();

  it('simultaneous bookings at a hospital are shared evenly among the doctors who work on that day', async () => {
    newDay();
    const doctors = [scenario.doctor, await joinHospital(5000)];
    const answers = await Promise.all(patients.slice(0, 4).map((who, index) => book(scenario, anyone(8 + index), who)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const seen = answers.map(({ body }) => body.data.doctor.id);
    expect(doctors.map(({ id }) => seen.filter((one) => one === id).length)).toEqual([2, 2]);
    await leaveHospital(doctors[1]!);
  });

  it('the hospital assigns the same doctors as a simple reference list would, for random requests in random order', async () => {
    const team = [scenario.doctor, await joinHospital(5000), await joinHospital(5000)];
    const act = fc.record({ hour: fc.integer({ min: 8, max: 11 }), doctor: fc.constantFrom(null, 0, 1, 2) });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        newDay();
        const taken: { doctor: string; hour: number }[] = [];
        for (const [index, { hour, doctor }] of acts.entries()) {
          const asked = doctor === null ? team : [team[doctor]!];
          const appointments = (id: string) => taken.filter((appointment) => appointment.doctor === id).length;
          const expected = asked
            .map(({ id }) => id)
            .filter((id) => !taken.some((appointment) => appointment.doctor === id && appointment.hour === hour))
            .toSorted((a, b) => appointments(a) - appointments(b) || (a < b ? -1 : 1))[0];
          const free = team.some(
            ({ id }) => !taken.some((appointment) => appointment.doctor === id && appointment.hour === hour),
          );
          expect(await isFree(hour)).toBe(free);
          const filter = anyone(hour, { doctor_id: doctor === null ? '' : team[doctor]!.id, reason: `Act ${index}` });
          const { body } = await book(scenario, filter, await makePatient(scenario));
          expect(body.data?.doctor?.id ?? body.code).toBe(expected ?? 'slot_taken');
          if (expected) taken.push({ doctor: expected, hour });
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  });
});
