import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  noReviews: 'No reviews yet',
  reviewsWord: 'reviews',
  outOfFive: (value: string) => `${value} out of 5`,
};

/** Texts of a rating, apart from texts.ts, because cards of providers show ratings without reviews. */
export const ratingTexts: Catalogue<typeof en> = { en };
