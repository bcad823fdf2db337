import { kigaliClock } from '../../../platform/clock.ts';
import { emitAll } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contactOf, mailPerson } from '../../identity/index.ts';
import type { appointmentMoved } from '../../scheduling/index.ts';
import { providerToldOf } from '../events.ts';
import type { AppointmentInfo } from '../domain/notification-kinds.ts';
import { en } from '../texts.ts';

/** The providers of an appointment: the doctor, and the hospital if the appointment has one. */
const providersOf = (appointment: AppointmentInfo): { id: string; kind: 'doctor' | 'hospital' }[] => [
  { id: appointment.doctor_id, kind: 'doctor' },
  ...(appointment.hospital_id ? [{ id: appointment.hospital_id, kind: 'hospital' } as const] : []),
];

/**
 * Makes the open pages of the appointment's providers load the list of appointments again. If the appointment was moved
 * from another doctor, the open pages of that doctor load it again too.
 */
export function tellArrival({ realtime }: Platform, appointment: AppointmentInfo, formerDoctorId?: string): void {
  const ids = new Set([...providersOf(appointment).map(({ id }) => id), ...(formerDoctorId ? [formerDoctorId] : [])]);
  for (const id of ids)
    realtime.tell(id, 'arrival', { reference_type: 'APPOINTMENT', id: appointment.id, status: appointment.status });
}

/**
 * Mails the providers of an appointment that it was booked, cancelled or closed as missed, with its time. The patient's
 * name and reason can be read only after signing in. `exceptId` is the provider that booked it and needs no mail.
 */
export async function mailArrival(
  { db }: Platform,
  appointment: AppointmentInfo,
  what: 'booked' | 'bookedByDesk' | 'cancelled' | 'unclosed',
  exceptId: string | null = null,
): Promise<void> {
  const facts = [...appointmentFacts(appointment), ...timeFacts(appointment.starts_at)];
  const others = providersOf(appointment).filter(({ id }) => id !== exceptId);
  const emails = others.map((provider) => ({ ...provider, what, facts }));
  await emitAll(db, providerToldOf, emails);
}

type Moved = NonNullable<(typeof appointmentMoved)['payload']>;

/**
 * Mails the old and the new time of a moved appointment to its doctor and hospital. If it has another doctor now, the
 * previous doctor gets a mail that the slot is free again. The provider that moved it needs no mail.
 */
export async function mailMove(
  { db }: Platform,
  appointment: AppointmentInfo,
  { from, from_doctor_id, by_desk, by_account_id }: Moved,
): Promise<void> {
  const moved = by_desk ? 'movedByDesk' : 'moved';
  const givenAway = by_desk ? 'givenAwayByDesk' : 'givenAway';
  const before = new Date(from);
  const facts: Fact[] = [
    ...appointmentFacts(appointment),
    ...timeFacts(appointment.starts_at),
    [en.facts.before, en.moment(before)],
  ];
  const mails = providersOf(appointment).map((provider) => ({ ...provider, what: moved, facts }) as const);
  const toFormer = {
    ...({ id: from_doctor_id, kind: 'doctor', what: givenAway } as const),
    facts: [...appointmentFacts(appointment), ...timeFacts(before)],
  };
  const all = [...mails, ...(from_doctor_id === appointment.doctor_id ? [] : [toFormer])];
  await emitAll(
    db,
    providerToldOf,
    all.filter(({ id }) => id !== by_account_id),
  );
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

/** Sends one mail to a provider, with a link to their dashboard. */
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
