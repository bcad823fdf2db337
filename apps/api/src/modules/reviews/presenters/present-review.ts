import type { Review } from '@ivuriro/contract/shapes';
import type { Db } from '../../../platform/db/pool.ts';
import { patientRefs } from '../../identity/index.ts';
import { type ProviderRef, providerRefs } from '../../providers/index.ts';
import { findReplies, type ReplyRow, type ReviewRow } from '../queries/reviews.queries.ts';

const sellsOrders = { laboratory: true, pharmacy: true };

export function present(
  row: ReviewRow,
  patient: { full_name: string | null; picture: Review['patient']['picture'] } | undefined,
  replies: ReplyRow[],
  provider: Pick<ProviderRef, 'name' | 'kind'>,
): Review {
  return {
    id: row.id,
    // a patient whose account was deleted is not named
    patient: { full_name: patient?.full_name ?? 'A patient', picture: patient?.picture ?? null },
    overall: row.overall,
    waitingTime: row.waiting_time,
    customerCare: row.customer_care,
    communication: row.communication,
    recommend: row.recommend,
    reviews: row.text,
    accepted: row.accepted,
    verified_visit: row.verified_visit,
    verified_by: row.verified_visit ? (provider.kind in sellsOrders ? 'order' : 'visit') : null,
    created_at: row.created_at.toISOString(),
    replies: replies.map((reply) => ({
      ...presentReply(reply),
      name: provider.name,
      created_at: reply.created_at.toISOString(),
    })),
  };
}

export const presentReply = ({ id, text, accepted }: ReplyRow) => ({ id, reviews: text, accepted });

/** The provider of a review; one who is not published has no page to link to. */
export const presentProvider = ({ id, kind, name, picture, is_public }: ProviderRef) => ({
  kind,
  id,
  name,
  picture,
  isPublished: is_public,
});

/** Reviews with all their replies, or with the approved replies only. */
export async function presentReviews(db: Db, rows: ReviewRow[], replies: 'accepted' | 'all'): Promise<Review[]> {
  return (await presented(db, rows, replies)).map(({ review }) => review);
}

/** Reviews as `presentReviews` shows them, each with its provider. */
export async function presentWithProviders(db: Db, rows: ReviewRow[], replies: 'accepted' | 'all') {
  return (await presented(db, rows, replies)).map(({ review, provider }) => ({
    ...review,
    provider: presentProvider(provider),
  }));
}

async function presented(db: Db, rows: ReviewRow[], which: 'accepted' | 'all') {
  if (rows.length === 0) return [];
  const ids = (of: (row: ReviewRow) => string) => [...new Set(rows.map(of))];
  const [replies, patients, providers] = await Promise.all([
    findReplies(
      db,
      ids((row) => row.id),
      which,
    ),
    patientRefs(
      db,
      ids((row) => row.patient_id),
    ),
    providerRefs(
      db,
      ids((row) => row.provider_id),
    ),
  ]);
  return rows.map((row) => {
    const provider = providers.get(row.provider_id)!;
    const answers = replies.filter((reply) => reply.review_id === row.id);
    return { review: present(row, patients.get(row.patient_id), answers, provider), provider };
  });
}
