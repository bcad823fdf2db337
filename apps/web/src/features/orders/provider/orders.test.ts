import { describe, expect, it } from 'vitest';
import { effectsOf } from './status-effects.ts';
import { addressOf, filtersOf, type Status } from './filters.ts';

describe('the address of an order list', () => {
  const read = (id?: string, search = '') => filtersOf(id, new URLSearchParams(search));

  it('a provider’s order list reads the filters in its URL in capital or small letters, and ignores unknown values', () => {
    expect(read('7', 'status=pending&page=3')).toEqual({
      status: 'PENDING',
      text: '',
      page: 3,
      size: 10,
      order: '',
      id: '7',
    });
    expect(read(undefined, 'status=MISSED&page=0')).toEqual({
      status: 'PENDING',
      text: '',
      page: 1,
      size: 10,
      order: '',
      id: '',
    });
    expect(read(undefined, 'status=all').status).toBe('');
  });

  it('a provider’s order list opens and closes an order on the same page of the list, and goes to the first page for a new filter', () => {
    const at = read('7', 'status=PENDING&page=3');
    expect(addressOf('/o', at, { id: '8' })).toBe('/o/8?page=3');
    expect(addressOf('/o', at, { id: '' })).toBe('/o?page=3');
    expect(addressOf('/o', at, { status: 'COMPLETED' })).toBe('/o?status=COMPLETED');
    expect(addressOf('/o', at, { status: '' })).toBe('/o?status=all');
    expect(addressOf('/o', at, { page: 2, id: '' })).toBe('/o?page=2');
    expect(addressOf('/o', read('7', 'text-search=aline'), { status: 'COMPLETED' })).toBe(
      '/o?status=COMPLETED&text-search=aline',
    );
  });
});

it('a provider’s order list keeps the number of rows and the order in its URL, and a change of them goes to the first page', () => {
  const at = filtersOf('7', new URLSearchParams('per_page=25&order-by=-time&page=3'));
  expect(at).toMatchObject({ size: 25, order: '-time', page: 3 });
  expect(addressOf('/o', at, { id: '' })).toBe('/o?order-by=-time&per_page=25&page=3');
  expect(addressOf('/o', at, { size: 10 })).toBe('/o?order-by=-time');
  expect(addressOf('/o', at, { order: 'status' })).toBe('/o?order-by=status&per_page=25');
  expect(filtersOf('', new URLSearchParams('per_page=1000&order-by=price'))).toMatchObject({ size: 10, order: '' });
});

it('a provider’s order list shows pending orders, unless another status or a search text is set', () => {
  const read = (search: string) => filtersOf(undefined, new URLSearchParams(search));
  expect(read('').status).toBe('PENDING');
  expect(read('text-search=aline').status).toBe('');
  expect(addressOf('/o', read('text-search=aline'), { status: 'PENDING' })).toBe('/o?status=PENDING&text-search=aline');
  expect(addressOf('/o', read('status=completed'), { status: 'PENDING' })).toBe('/o');
  expect(addressOf('/o', read('status=all'), { id: '7' })).toBe('/o/7?status=all');
});

const payment = (method: string, state: string) => ({
  amount_paid: 5_000,
  amount_refunded: 0,
  currency: 'RWF',
  payment_method: method,
  payment_status: state,
  receipt_number: null,
});
const paid = payment('MOBILE_MONEY', 'SUCCESSFUL');
const cashDue = payment('CASH', 'CASH_DUE');
const cashPaid = payment('CASH', 'SUCCESSFUL');
const refunding = payment('CARD', 'REFUND_PENDING');
const effects = (status: Status, of: typeof paid, to: Status, prescription_code: string | null = null) =>
  effectsOf({ status, payment: of, prescription_code }, to);

describe('effects announced before the status of an order changes', () => {
  it('before an order is cancelled, the page announces a refund of the whole payment, or none when nothing was paid', () => {
    expect(effects('PENDING', paid, 'CANCELLED')).toEqual(['refund', 'told']);
    expect(effects('PENDING', cashDue, 'CANCELLED')).toEqual(['nothingPaid', 'told']);
  });

  it('before an order is completed, the page announces the earning, also for cash; before a completed one is reopened, the page announces that the earning is taken back', () => {
    expect(effects('PENDING', paid, 'COMPLETED')).toEqual(['earned', 'told']);
    expect(effects('PENDING', cashDue, 'COMPLETED')).toEqual(['cashEarned', 'told']);
    expect(effects('COMPLETED', cashPaid, 'PENDING')).toEqual(['unearned']);
  });

  it('before a cancelled order is reopened, the page announces that its refund goes on', () => {
    expect(effects('CANCELLED', refunding, 'COMPLETED')).toEqual(['refundStays', 'told']);
    expect(effects('CANCELLED', cashDue, 'PENDING')).toEqual([]);
  });

  it('before an order is completed, the page announces that its prescription lines are dispensed; before a completed one is reopened, the page announces that those lines are released', () => {
    expect(effects('PENDING', paid, 'COMPLETED', 'K7')).toEqual(['earned', 'dispensed', 'told']);
    expect(effects('COMPLETED', paid, 'CANCELLED', 'K7')).toEqual(['refund', 'undispensed', 'told']);
  });
});
