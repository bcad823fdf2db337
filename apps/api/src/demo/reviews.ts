import { refreshRating } from '../modules/reviews/index.ts';
import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import { demoId, dice } from './seed.ts';
import type { Source } from './source.ts';
import type { DemoVisit } from './visits.ts';

const day = 86_400_000;

/** Patients write about visits that took place; some of it still waits to be approved. */
export async function putReviews(db: Db, visits: DemoVisit[], { reviews }: Source, now: Date): Promise<void> {
  const throws = dice('reviews');
  const written = new Map<string, { provider_id: string; visit: DemoVisit }>();
  for (const visit of visits.filter(
    (one) => one.status === 'COMPLETED' && one.endsAt.getTime() < now.getTime() - 2 * day,
  ))
    for (const provider_id of [visit.doctor.id, ...(visit.hospital ? [visit.hospital.id] : [])])
      if (throws.chance(45)) written.set(`${provider_id} ${visit.patient.id}`, { provider_id, visit });
  const rows = [...written.values()].map(({ provider_id, visit }) => {
    const [overall, text] = throws.pick(reviews.texts);
    const near = () => (throws.chance(15) ? 0 : Math.max(1, Math.min(5, overall + throws.between(-1, 1))));
    return {
      id: demoId('review', provider_id, visit.patient.id),
      provider_id,
      patient_id: visit.patient.id,
      overall,
      waiting_time: near(),
      customer_care: near(),
      communication: near(),
      recommend: near(),
      text,
      accepted: throws.chance(86),
      verified_visit: true,
      created_at: new Date(visit.endsAt.getTime() + throws.between(4, 40) * 3_600_000),
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
        accepted: throws.chance(80),
        created_at: new Date(row.created_at.getTime() + throws.between(1, 6) * 3_600_000),
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
