import { dayMs, hourMs } from '../platform/clock.ts';
import { refreshRating } from '../modules/reviews/index.ts';
import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import { demoId, dice } from './seed.ts';
import type { DemoOrder } from './demo-order.ts';
import type { Source } from './source.ts';
import type { DemoAppointment } from './draw-appointments.ts';
import type { DemoData } from './demo-data.ts';

interface Occasion {
  provider_id: string;
  patient_id: string;
  texts: [number, string][];
  verified_visit: boolean;
  after: Date;
}

/** Inserts reviews of past appointments and orders; some still wait for approval. */
export async function putReviews(
  db: Db,
  { places, patients }: DemoData,
  { visits: appointments, orders }: { visits: DemoAppointment[]; orders: DemoOrder[] },
  source: Source,
  now: Date,
): Promise<void> {
  const throws = dice('reviews');
  const { reviews } = source;
  const occasions = new Map<string, Occasion>();
  const add = (occasion: Occasion) => occasions.set(`${occasion.provider_id} ${occasion.patient_id}`, occasion);
  for (const appointment of appointments.filter(
    (one) => one.status === 'COMPLETED' && one.endsAt.getTime() < now.getTime() - 2 * dayMs,
  ))
    for (const provider_id of [appointment.doctor.id, ...(appointment.hospital ? [appointment.hospital.id] : [])])
      if (throws.chance(45))
        add({
          provider_id,
          patient_id: appointment.patient.id,
          texts: reviews.texts,
          verified_visit: true,
          after: appointment.endsAt,
        });
  const served = new Map(
    orders
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ place, patient, changedAt }) => [`${place.id} ${patient.id}`, changedAt]),
  );
  for (const { id, kind } of places) {
    if (kind === 'hospital') continue;
    for (const patient of patients) {
      const done = served.get(`${id} ${patient.id}`);
      if (done && done.getTime() > now.getTime() - 2 * dayMs) continue;
      if (throws.chance(done ? 40 : 8))
        add({
          provider_id: id,
          patient_id: patient.id,
          texts: reviews[kind],
          verified_visit: done !== undefined,
          after: done ?? new Date(now.getTime() - throws.between(4, 200) * dayMs),
        });
    }
  }
  const recently = new Date(now.getTime() - 12 * dayMs);
  const rows = [...occasions.values()].map(({ texts, after, ...whose }) => {
    const [overall, text] = throws.pick(texts);
    const near = () => (throws.chance(15) ? 0 : Math.max(1, Math.min(5, overall + throws.between(-1, 1))));
    const written = new Date(after.getTime() + throws.between(4, 40) * hourMs);
    return {
      id: demoId('review', whose.provider_id, whose.patient_id),
      ...whose,
      overall,
      waiting_time: near(),
      customer_care: near(),
      communication: near(),
      recommend: near(),
      text,
      // a moderator has approved every review that is older than twelve days
      accepted: written < recently || throws.chance(50),
      created_at: written,
    };
  });
  await put(db, 'review', rows);
  await put(
    db,
    'review_reply',
    rows
      .filter((row) => row.accepted && throws.chance(40))
      .map((row) => ({
        id: demoId('reply', row.id),
        review_id: row.id,
        text: throws.pick(reviews.replies),
        accepted: row.created_at < recently || throws.chance(40),
        created_at: new Date(row.created_at.getTime() + throws.between(1, 6) * hourMs),
      })),
  );
  const rated = [...new Set(rows.map((row) => row.provider_id))];
  await put(
    db,
    'provider_rating',
    rated.map((provider_id) => ({ provider_id })),
  );
  for (const id of rated) await refreshRating(db, id);
}
