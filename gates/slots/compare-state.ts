import { sql } from 'kysely';
import { addDays, clockText, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import { naiveSlots } from '../../apps/api/src/modules/scheduling/testing/naive-slots.ts';
import { random } from '../seed.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { ModelAppointment } from './model.ts';
import type { Scenario } from './scenario.ts';

/** Compares the slots that the calendar of one doctor shows with the model. */
export async function compareTimes({ fixture, model }: Scenario): Promise<string[]> {
  const doctor = random.of(...model.doctors);
  const now = fixture.clock.now.getTime();
  const { data } = await fixture.call('GET', `/view_doctor/calendar/${doctor.id}`);
  const today = dayOf(fixture.clock.now);
  const expected = [0, 1, 2, 3].map((days) => {
    const date = addDays(today, days);
    return naiveSlots(doctor.rows, doctor, date).map((time) => {
      const free = instantOf(date, time.from).getTime() > now && !model.isTaken(doctor.id, { date, ...time }, now);
      const types = [...(time.online ? ['ONLINE'] : []), ...(time.hospitalIds.length > 0 ? ['PHYSICAL'] : [])];
      return `${clockText(time.from)} ${free} ${types.join('+')}`;
    });
  });
  const calendar = data.calendar as { timeSlots: { time: string; isAvailable: boolean; types: string[] }[] }[];
  const shown = calendar.map(({ timeSlots }) =>
    timeSlots.map(({ time, isAvailable, types }) => `${time} ${isAvailable} ${types.join('+')}`),
  );
  return JSON.stringify(shown) === JSON.stringify(expected)
    ? []
    : [`shown ${JSON.stringify(shown)}, the model says ${JSON.stringify(expected)}`];
}

/**
 * Compares the database with the model: the stored claims, of which no two may overlap, and every appointment with its
 * doctor, time and status, and whether it is overbooked and has an open link.
 */
export async function compareRows({ fixture, model }: Scenario): Promise<string[]> {
  const claims = await fixture.platform.db
    .selectFrom('slot_claim')
    .select(['doctor_id', 'during', 'state'])
    .where('state', 'in', ['HELD', 'BOOKED'])
    .orderBy('doctor_id')
    .orderBy(sql`lower(during)`)
    .execute();
  const stored = claims.map(
    (row) => `${row.doctor_id} ${row.during.from!.getTime()} ${row.during.to!.getTime()} ${row.state}`,
  );
  const expected = model.claims.map(
    (claim) => `${claim.doctorId} ${claim.from} ${claim.to} ${claim.until === null ? 'BOOKED' : 'HELD'}`,
  );
  const appointments = await storedAppointments(fixture);
  const states = new Map(model.appointments.map((appointment) => [appointment.id, stateOf(appointment)]));
  // the claims are sorted by start, so a claim that overlaps any other claim overlaps the next one
  const over = claims.filter((one, index) => {
    const next = claims[index + 1];
    return next?.doctor_id === one.doctor_id && next.during.from! < one.during.to!;
  });
  return [
    ...without(stored, expected).map((claim) => `the model knows no claim ${claim}`),
    ...without(expected, stored).map((claim) => `only the model knows the claim ${claim}`),
    ...appointments
      .filter((row) => states.get(row.id) !== stateOf(row))
      .map((row) => `visit ${row.id} is ${stateOf(row)}, the model says ${states.get(row.id)}`),
    ...over.map((row) => `two live claims of ${row.doctor_id} overlap`),
  ];
}

type AppointmentState = Pick<ModelAppointment, 'id' | 'status' | 'overbooked' | 'hasLink'> & {
  claim: Pick<ModelAppointment['claim'], 'doctorId' | 'from' | 'to'>;
};

async function storedAppointments({ platform: { db } }: ApiFixture): Promise<AppointmentState[]> {
  const rows = await db
    .selectFrom('appointment')
    .leftJoin('move_link', (on) => on.onRef('appointment_id', '=', 'id').on('ended_at', 'is', null))
    .select(['id', 'doctor_id', 'starts_at', 'ends_at', 'status', 'overbooked', 'appointment_id as link'])
    .execute();
  return rows.map(({ id, doctor_id: doctorId, starts_at, ends_at, status, overbooked, link }) => {
    const claim = { doctorId, from: starts_at.getTime(), to: ends_at.getTime() };
    return { id, status, overbooked, hasLink: link !== null, claim };
  });
}

function stateOf({ status, overbooked, hasLink, claim: { doctorId, from, to } }: AppointmentState): string {
  const marks = [...(overbooked ? ['overbooked'] : []), ...(hasLink ? ['with a link'] : [])];
  return [status, ...marks, `${doctorId} ${from} ${to}`].join(', ');
}

/** Returns the items of the first list that the second list lacks, counting duplicates. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = Map.groupBy(other, (one) => one);
  return list.filter((one) => !left.get(one)?.pop());
}
