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

  it('a provider’s order list stays on its page when an order is opened or closed, and goes to the first page when a filter changes', () => {
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

it('a provider’s order list keeps the number of rows and the sort order in its URL, and goes to the first page when one of them changes', () => {
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
const effects = (
  status: Status,
  of: Omit<typeof paid, 'receipt_number'> & { receipt_number: string | null },
  to: Status,
  prescription_code: string | null = null,
) => effectsOf({ status, payment: of, prescription_code }, to);

describe('effects announced before the status of an order changes', () => {
  it('before an order is cancelled, the page announces a refund of the whole payment, or none when nothing was paid', () => {
    expect(effects('PENDING', paid, 'CANCELLED')).toEqual(['refund', 'told']);
    expect(effects('PENDING', cashDue, 'CANCELLED')).toEqual(['nothingPaid', 'told']);
  });

  it('the page announces the earning before an order is completed, also for cash, and announces that the earning is taken back before the order is reopened', () => {
    expect(effects('PENDING', paid, 'COMPLETED')).toEqual(['earned', 'told']);
    expect(effects('PENDING', cashDue, 'COMPLETED')).toEqual(['cashEarned', 'told']);
    // with a receipt the cash was paid before, and does not count as paid a second time
    const taken = { ...cashPaid, receipt_number: '2026-000001' };
    expect(effects('PENDING', taken, 'COMPLETED')).toEqual(['cashTaken', 'told']);
    expect(effects('COMPLETED', cashPaid, 'PENDING')).toEqual(['unearned']);
  });

  it('before a cancelled order is reopened, the page announces that its refund goes on', () => {
    expect(effects('CANCELLED', refunding, 'COMPLETED')).toEqual(['refundStays', 'told']);
    expect(effects('CANCELLED', cashDue, 'PENDING')).toEqual([]);
  });

  it('the page announces that prescription lines are dispensed before an order is completed, and that they are released before the order is reopened', () => {
    expect(effects('PENDING', paid, 'COMPLETED', 'K7')).toEqual(['earned', 'dispensed', 'told']);
    expect(effects('COMPLETED', paid, 'CANCELLED', 'K7')).toEqual(['refund', 'undispensed', 'told']);
  });
});
