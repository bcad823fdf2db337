import { kigaliClock } from '../../../platform/clock.ts';
import { emitAll } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contactOf, mailPerson } from '../../identity/index.ts';
import { providerToldOf } from '../events.ts';
import type { AppointmentInfo } from '../domain/notification-kinds.ts';
import { en } from '../texts.ts';

/** Whose calendar it is in: the doctor's, and the hospital's where there is one. */
const providersOf = (appointment: AppointmentInfo): { id: string; kind: 'doctor' | 'hospital' }[] => [
  { id: appointment.doctor_id, kind: 'doctor' },
  ...(appointment.hospital_id ? [{ id: appointment.hospital_id, kind: 'hospital' } as const] : []),
];

/** Their open pages load the list again; so does that of a doctor whose appointment it was. */
export function tellArrival({ realtime }: Platform, appointment: AppointmentInfo, formerDoctorId?: string): void {
  const ids = new Set([...providersOf(appointment).map(({ id }) => id), ...(formerDoctorId ? [formerDoctorId] : [])]);
  for (const id of ids)
    realtime.tell(id, 'arrival', { reference_type: 'APPOINTMENT', id: appointment.id, status: appointment.status });
}

/** Says that there is something to see and when; who comes and why is read after signing in. */
export async function mailArrival(
  { db }: Platform,
  appointment: AppointmentInfo,
  what: 'booked' | 'cancelled' | 'unclosed',
): Promise<void> {
  const facts = [...appointmentFacts(appointment), ...timeFacts(appointment.starts_at)];
  const emails = providersOf(appointment).map((provider) => ({ ...provider, what, facts }));
  await emitAll(db, providerToldOf, emails);
}

/** Whose time is taken now hears of both times; a doctor whose time was given back hears of that one. */
export async function mailMove(
  { db }: Platform,
  appointment: AppointmentInfo,
  from: Date,
  fromDoctorId: string,
): Promise<void> {
  const before: Fact = [en.facts.before, en.moment(from)];
  const facts = [...appointmentFacts(appointment), ...timeFacts(appointment.starts_at), before];
  const givenAway = {
    ...({ id: fromDoctorId, kind: 'doctor', what: 'givenAway' } as const),
    facts: [...appointmentFacts(appointment), ...timeFacts(from)],
  };
  await emitAll(db, providerToldOf, [
    ...providersOf(appointment).map((provider) => ({ ...provider, what: 'moved' as const, facts })),
    ...(fromDoctorId === appointment.doctor_id ? [] : [givenAway]),
  ]);
}

export type Fact = [label: string, value: string];
const appointmentFacts = (appointment: AppointmentInfo): Fact[] => [
  [en.facts.code, appointment.code],
  [en.facts.type, en.types[appointment.consultation_type as keyof typeof en.types]],
];
const timeFacts = (at: Date): Fact[] => [
  [en.facts.day, en.day(at)],
  [en.facts.time, kigaliClock(at)],
];

/** One mail to whom it is for, with the way to his dashboard. */
export async function mailTo(
  { id, kind, what, facts }: NonNullable<(typeof providerToldOf)['payload']>,
  platform: Platform,
): Promise<void> {
  const { db, config } = platform;
  const { email, name } = await contactOf(db, id);
  const { subject, line } = en.arrival[what];
  await mailPerson(
    platform,
    email,
    {
      subject,
      greeting: en.hello(name),
      lines: [line],
      facts,
      action: { label: en.dashboard, url: `${config.publicUrl}/dashboard/${kind}` },
    },
    { kind: `appointment ${what}` },
  );
}
