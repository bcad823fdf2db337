import { kigaliClock } from '../../platform/clock.ts';
import { emitAll } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactOf, mailPerson } from '../identity/index.ts';
import { providerToldOf } from './events.ts';
import type { Visit } from './kinds.ts';
import { en } from './messages.ts';

/** Whose calendar it is in: the doctor's, and the hospital's where there is one. */
const providersOf = (visit: Visit): { id: string; kind: 'doctor' | 'hospital' }[] => [
  { id: visit.doctor_id, kind: 'doctor' },
  ...(visit.hospital_id ? [{ id: visit.hospital_id, kind: 'hospital' } as const] : []),
];

/** Their open pages load the list again; so does that of a doctor whose visit it was. */
export function tellArrival({ realtime }: Platform, visit: Visit, formerDoctorId?: string): void {
  const ids = new Set([...providersOf(visit).map(({ id }) => id), ...(formerDoctorId ? [formerDoctorId] : [])]);
  for (const id of ids)
    realtime.tell(id, 'arrival', { reference_type: 'APPOINTMENT', id: visit.id, status: visit.status });
}

/** Says that there is something to see and when; who comes and why is read after signing in. */
export async function mailArrival(
  { db }: Platform,
  visit: Visit,
  what: 'booked' | 'cancelled' | 'unclosed',
): Promise<void> {
  const facts = [...visitFacts(visit), ...timeFacts(visit.starts_at)];
  const letters = providersOf(visit).map((provider) => ({ ...provider, what, facts }));
  await emitAll(db, providerToldOf, letters);
}

/** Whose time is taken now hears of both times; a doctor whose time was given back hears of that one. */
export async function mailMove({ db }: Platform, visit: Visit, from: Date, fromDoctorId: string): Promise<void> {
  const before: Fact = [en.facts.before, en.moment(from)];
  const facts = [...visitFacts(visit), ...timeFacts(visit.starts_at), before];
  const givenAway = {
    ...({ id: fromDoctorId, kind: 'doctor', what: 'givenAway' } as const),
    facts: [...visitFacts(visit), ...timeFacts(from)],
  };
  await emitAll(db, providerToldOf, [
    ...providersOf(visit).map((provider) => ({ ...provider, what: 'moved' as const, facts })),
    ...(fromDoctorId === visit.doctor_id ? [] : [givenAway]),
  ]);
}

export type Fact = [label: string, value: string];
const visitFacts = (visit: Visit): Fact[] => [
  [en.facts.code, visit.code],
  [en.facts.type, en.types[visit.consultation_type as keyof typeof en.types]],
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
