import { expect, it } from 'vitest';
import { costOf } from './price-to-pay.ts';

it.each([
  ['as shown', { shown: 500, told: 0, held: undefined }, { fixed: undefined, raised: false, agreed: true, most: 500 }],
  ['held as shown', { shown: 500, told: 0, held: 500 }, { fixed: 500, raised: false, agreed: true, most: 500 }],
  ['held for less', { shown: 500, told: 0, held: 400 }, { fixed: 400, raised: false, agreed: true, most: 500 }],
  ['held for more', { shown: 500, told: 0, held: 750 }, { fixed: 750, raised: true, agreed: false, most: 750 }],
  ['held, and agreed to', { shown: 500, told: 750, held: 750 }, { fixed: 750, raised: true, agreed: true, most: 750 }],
  ['refused', { shown: 500, told: 750, held: undefined }, { fixed: 750, raised: true, agreed: true, most: 750 }],
  ['raised again', { shown: 500, told: 750, held: 900 }, { fixed: 900, raised: true, agreed: false, most: 900 }],
  [
    'loaded anew',
    { shown: 800, told: 750, held: undefined },
    { fixed: undefined, raised: false, agreed: true, most: 800 },
  ],
])('the price to pay when it is %s: %o', (_what, known, cost) => {
  expect(costOf(known)).toEqual(cost);
});
