import { clockText, minuteOf } from '../../platform/clock.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactOf } from '../identity/index.ts';
import type { Visit } from './kinds.ts';
import { en } from './messages.ts';

/** Whose calendar it is in: the doctor's, and the hospital's where there is one. */
const providersOf = (visit: Visit): { id: string; kind: 'doctor' | 'hospital' }[] => [
  { id: visit.doctor_id, kind: 'doctor' },
  ...(visit.hospital_id ? [{ id: visit.hospital_id, kind: 'hospital' } as const] : []),
];

/** Their open pages load the list again. */
export function tellArrival({ realtime }: Platform, visit: Visit): void {
  for (const { id } of providersOf(visit))
    realtime.tell(id, 'arrival', { reference_type: 'APPOINTMENT', id: visit.id, status: visit.status });
}

/** Says that there is something to see and when; who comes and why is read after signing in. */
export async function mailArrival(platform: Platform, visit: Visit, what: 'booked' | 'cancelled'): Promise<void> {
  const words = en.arrival[what];
  for (const { id, kind } of providersOf(visit)) {
    const { email, name } = await contactOf(platform.db, id);
    await platform.mail.send(
      mailOf(email, {
        subject: words.subject,
        greeting: en.hello(name),
        lines: [words.line],
        facts: [
          [en.facts.code, visit.code],
          [en.facts.type, en.types[visit.consultation_type as keyof typeof en.types]],
          [en.facts.day, en.day(visit.starts_at)],
          [en.facts.time, clockText(minuteOf(visit.starts_at))],
        ],
        action: { label: en.dashboard, url: `${platform.config.publicUrl}/dashboard/${kind}` },
      }),
    );
  }
}
