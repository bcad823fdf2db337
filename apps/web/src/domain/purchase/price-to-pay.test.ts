import { expect, it } from 'vitest';
import { costOf } from './price-to-pay.ts';

it.each([
  [
    'as shown',
    { shownPrice: 500, serverPrice: 0, heldPrice: undefined },
    { finalPrice: undefined, raised: false, agreed: true, highestShown: 500 },
  ],
  [
    'held as shown',
    { shownPrice: 500, serverPrice: 0, heldPrice: 500 },
    { finalPrice: 500, raised: false, agreed: true, highestShown: 500 },
  ],
  [
    'held for less',
    { shownPrice: 500, serverPrice: 0, heldPrice: 400 },
    { finalPrice: 400, raised: false, agreed: true, highestShown: 500 },
  ],
  [
    'held for more',
    { shownPrice: 500, serverPrice: 0, heldPrice: 750 },
    { finalPrice: 750, raised: true, agreed: false, highestShown: 750 },
  ],
  [
    'held, and agreed to',
    { shownPrice: 500, serverPrice: 750, heldPrice: 750 },
    { finalPrice: 750, raised: true, agreed: true, highestShown: 750 },
  ],
  [
    'refused',
    { shownPrice: 500, serverPrice: 750, heldPrice: undefined },
    { finalPrice: 750, raised: true, agreed: true, highestShown: 750 },
  ],
  [
    'raised again',
    { shownPrice: 500, serverPrice: 750, heldPrice: 900 },
    { finalPrice: 900, raised: true, agreed: false, highestShown: 900 },
  ],
  [
    'loaded anew',
    { shownPrice: 800, serverPrice: 750, heldPrice: undefined },
    { finalPrice: undefined, raised: false, agreed: true, highestShown: 800 },
  ],
])(
  'the page knows the final price, and whether the patient has agreed to it, when a purchase is %s: %o',
  (_what, known, cost) => {
    expect(costOf(known)).toEqual(cost);
  },
);
