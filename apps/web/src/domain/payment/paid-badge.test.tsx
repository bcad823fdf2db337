import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaidBadge } from './PaidBadge.tsx';

it.each([
  ['Paid', { amount_paid: 10_000, amount_refunded: 0, payment_status: 'SUCCESSFUL' }],
  ['Refunded', { amount_paid: 0, amount_refunded: 10_000, payment_status: 'REFUNDED' }],
  ['Partly refunded', { amount_paid: 5_000, amount_refunded: 5_000, payment_status: 'SUCCESSFUL' }],
  ['Not Paid', { amount_paid: 0, amount_refunded: 0, payment_status: 'CASH_DUE' }],
])('the badge of a payment shows the text %s', (said, payment) => {
  const html = renderToString(
    <PaidBadge payment={{ currency: 'RWF', payment_method: 'CARD', receipt_number: null, ...payment }} />,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(said);
});
