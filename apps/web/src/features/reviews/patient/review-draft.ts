import type { Review } from '@ivuriro/contract';

export type Draft = Pick<
  Review,
  'reviews' | 'overall' | 'waitingTime' | 'customerCare' | 'communication' | 'recommend'
>;

const empty: Draft = { reviews: '', overall: 0, waitingTime: 0, customerCare: 0, communication: 0, recommend: 0 };

/** The initial draft: the patient's earlier review, or an empty one. */
export function draftOf(own: Review | undefined): Draft {
  if (!own) return empty;
  const { reviews, overall, waitingTime, customerCare, communication, recommend } = own;
  return { reviews, overall, waitingTime, customerCare, communication, recommend };
}

export const LONGEST = 2000;

type Missing = { overall: boolean; reviews: boolean };

export const missingIn = ({ overall, reviews }: Draft): Missing => ({
  overall: overall < 1,
  reviews: reviews.trim() === '',
});
