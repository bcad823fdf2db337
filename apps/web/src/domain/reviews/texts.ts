import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  reviews: 'Reviews',
  noReviews: 'No review yet. The first visit may bring one.',
  reviewsRead: (count: string) =>
    count === '1' ? '1 review, read before it appears' : `${count} reviews, read before they appear`,
  communication: 'Communication',
  customerCare: 'Customer care',
  waitingTime: 'Waiting time',
  recommend: 'Would recommend',
  verified: { visit: 'Verified visit', order: 'Verified order' },
  write: 'Write a review',
  showMore: (count: string) => (count === '1' ? 'Show 1 more review' : `Show ${count} more reviews`),
  showFewer: 'Show fewer',
  newest: (shown: string, total: string) => `The newest ${shown} of ${total} are shown.`,

  overallRating: 'Overall rating',
  unrated: 'No review is published yet.',
  basedOn: (count: string) => (count === '1' ? 'from 1 review' : `from ${count} reviews`),
};

export const texts: Catalogue<typeof en> = { en };
