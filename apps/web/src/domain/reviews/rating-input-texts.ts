import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  stars: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
  starWords: ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  notRated: 'Not rated',
  clearStars: (of: string) => `Clear the rating: ${of}`,
  clear: 'Clear',
};

export const ratingInputTexts: Catalogue<typeof en> = { en };
