import { instantOf } from '../platform/clock.ts';
import { bookAppointment, setClock } from './booking-scenario.ts';
import { deliver } from './deliver.ts';
import { deskBookingAt } from './desk-booking.ts';
import { makeDeskRecord } from './desk-records.ts';
import { makePatient, type Person } from './people.ts';
import { createQueueScenario, makeColleague, type QueueScenario, startDay } from './queue-scenario.ts';

export interface AbsenceScenario extends QueueScenario {
  colleague: Person;
}

/**
 * The scenario of a queue, with a second doctor of the same speciality. The doctor of the scenario works from 8:00 to
 * 12:00.
 */
export async function createAbsenceScenario(): Promise<AbsenceScenario> {
  const scenario = await createQueueScenario();
  return { ...scenario, colleague: await makeColleague(scenario) };
}

/** Begins the next day of the scenario, at 7:00. */
export async function beginDay(scenario: AbsenceScenario): Promise<void> {
  await startDay(scenario);
  await setClock(scenario, instantOf(scenario.date, 7 * 60));
}

/**
 * Books an appointment of one hour on the day of the scenario for a new patient, by default with the doctor of the
 * scenario; returns its id.
 */
export async function bookWith(scenario: AbsenceScenario, hour: number, doctor = scenario.doctor): Promise<string> {
  scenario.patient = await makePatient(scenario);
  return bookAppointment(scenario, hour, { assigned_date: scenario.date, doctor_id: doctor.id });
}

/** Books an appointment at the desk for a new desk record with this phone number; returns the id of the appointment. */
export async function bookForRecord(
  scenario: AbsenceScenario,
  hour: number,
  phone: string,
  more: object = {},
): Promise<string> {
  const patient_id = await makeDeskRecord(scenario, scenario.hospital, 'Alphonse Habimana', phone);
  const { body } = await scenario.call('POST', '/hospital/appointments', {
    token: scenario.hospital.token,
    body: deskBookingAt(scenario, scenario.date, hour, { patient_id, ...more }),
  });
  return body.data.id;
}

/**
 * Enters an absence of the doctor on the day of the scenario, from one hour to another; by default the hospital enters
 * it.
 */
export function away(
  scenario: AbsenceScenario,
  [from, to]: [number, number],
  body: object,
  desk: Pick<Person, 'token'> = scenario.hospital,
) {
  const kind = desk.token === scenario.doctor.token ? 'doctor' : 'hospital';
  return scenario.call('POST', `/${kind}/absences`, {
    token: desk.token,
    body: {
      doctor_id: scenario.doctor.id,
      from: instantOf(scenario.date, from * 60).toISOString(),
      to: instantOf(scenario.date, to * 60).toISOString(),
      ...body,
    },
  });
}

/** For each of these appointments, its outcome in the reply to `away`, in the given order. */
export const outcomesOf = (answer: Awaited<ReturnType<typeof away>>, ids: string[]) =>
  ids.map((id) => (answer.body.data.done as { id: string; outcome: string }[]).find((one) => one.id === id)?.outcome);

export const appointmentOf = ({ platform }: AbsenceScenario, id: string) =>
  platform.db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The secret of the newest move link or payment link that was sent to this phone number or mail address. */
export async function sentSecret(scenario: AbsenceScenario, to: string): Promise<string> {
  await deliver(scenario);
  const { rows } = await scenario.platform.pool.query<{ text: string }>(
    'select text from sms where number = $1 order by id desc',
    [to],
  );
  const mails = scenario.mails.filter((mail) => mail.to === to).map(({ text }) => text);
  const secret = [...rows.map(({ text }) => text), ...mails.toReversed()]
    .map((text) => /\/(?:move|pay)\/([\w-]+)/.exec(text)?.[1])
    .find((one) => one !== undefined);
  if (!secret) throw new Error(`No link was sent to ${to}.`);
  return secret;
}
