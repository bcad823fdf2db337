import type { Catalogue } from '../i18n/messages.ts';

const en = {
  reviews: 'Reviews',
  noReviews: 'No review yet. The first visit may bring one.',
  reviewsRead: (count: string) =>
    count === '1' ? '1 review, read before it appears' : `${count} reviews, read before they appear`,
  communication: 'Communication',
  customerCare: 'Customer care',
  waitingTime: 'Waiting time',
  recommend: 'Would recommend',
  verifiedVisit: 'Verified visit',
  answered: 'answered:',
};

export const messages: Catalogue<typeof en> = { en };
