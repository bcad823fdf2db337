import type { Review } from '@ivuriro/contract/shapes';
import type { ProviderRef } from '../../providers/index.ts';
import type { ReplyRow, ReviewRow } from '../queries/reviews.queries.ts';

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
