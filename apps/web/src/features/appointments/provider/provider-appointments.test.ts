import { describe, expect, it } from 'vitest';
import { earliestOf } from '../../../domain/appointments/earliest-status-change.ts';
import { ageText } from './age-text.ts';
import { effectsOf } from './status-effects.ts';
import { addressOf, filtersOf, type Status } from './filters.ts';
import { mayWrite } from './can-edit-file.ts';
import { texts } from './texts.ts';

const paid = {
  amount_paid: 10_000,
  amount_refunded: 0,
  currency: 'RWF',
  payment_method: 'CARD',
  payment_status: 'SUCCESSFUL',
  receipt_number: null,
};
const cashDue = { ...paid, payment_method: 'CASH', payment_status: 'CASH_DUE' };
const cashPaid = { ...cashDue, payment_status: 'SUCCESSFUL' };

describe('the address of an appointment list', () => {
  const read = (path: { status?: string; id?: string }, search = '') => filtersOf(path, new URLSearchParams(search));

  it('a provider’s appointment list reads the filters in its URL in capital or small letters, and ignores unknown values', () => {
    expect(read({ status: 'pending' }, 'category=online&page=3')).toEqual({
      status: 'PENDING',
      category: 'ONLINE',
      period: 'all',
      date: '',
      doctor: '',
      text: '',
      page: 3,
      size: 10,
      order: '',
      id: '',
    });
    expect(read({ status: 'all', id: '7' }, 'category=x&page=0')).toEqual({
      status: '',
      category: '',
      period: 'coming',
      date: '',
      doctor: '',
      text: '',
      page: 1,
      size: 10,
      order: '',
      id: '7',
    });
  });

  it('a provider’s appointment list stays on its page when an appointment is opened or closed, and goes to the first page when a filter changes', () => {
    const at = read({ status: 'pending', id: '7' }, 'category=ONLINE&page=3');
    expect(addressOf('/a', at, { id: '8' })).toBe('/a/pending/8?category=ONLINE&page=3');
    expect(addressOf('/a', at, { id: '' })).toBe('/a/pending?category=ONLINE&page=3');
    expect(addressOf('/a', at, { category: '' })).toBe('/a/pending');
    expect(addressOf('/a', at, { status: '' })).toBe('/a?category=ONLINE&period=all');
    expect(addressOf('/a', read({}), { id: '9' })).toBe('/a/all/9');
  });

  it('a provider’s appointment list shows upcoming appointments unless a status or period is set, and keeps the period when the status changes', () => {
    expect(addressOf('/a', read({}), { period: 'past' })).toBe('/a?period=past');
    expect(addressOf('/a', read({}, 'period=past'), { category: 'ONLINE' })).toBe('/a?category=ONLINE&period=past');
    expect(addressOf('/a', read({}, 'period=past'), { status: 'COMPLETED' })).toBe('/a/completed?period=past');
    expect(addressOf('/a', read({}), { status: 'PENDING' })).toBe('/a/pending?period=coming');
    expect(addressOf('/a', read({ status: 'pending' }, 'period=coming'), { status: '' })).toBe('/a');
    expect(addressOf('/a', read({ status: 'pending' }), { period: 'coming' })).toBe('/a/pending?period=coming');
    expect(addressOf('/a', read({ status: 'pending' }, 'period=past&page=2'), { id: '7' })).toBe(
      '/a/pending/7?period=past&page=2',
    );
    expect(read({}, 'period=never').period).toBe('coming');
  });

  it('a provider’s appointment list keeps day, doctor, order and number of rows in its URL, and goes to the first page when one of them changes', () => {
    const at = read({ status: 'pending' }, 'date=2026-11-20&doctor=d1&order-by=status&per_page=50&page=3');
    expect(at).toMatchObject({ date: '2026-11-20', doctor: 'd1', order: 'status', size: 50, page: 3 });
    expect(addressOf('/a', at, { doctor: '' })).toBe('/a/pending?date=2026-11-20&order-by=status&per_page=50');
    expect(addressOf('/a', at, { date: '' })).toBe('/a/pending?doctor=d1&order-by=status&per_page=50');
    expect(read({}, 'date=tomorrow').date).toBe('');
  });

  it('a provider’s appointment list keeps the search text, whatever period is chosen', () => {
    const at = read({}, 'text-search=+aline ');
    expect(at).toMatchObject({ text: 'aline', period: 'all' });
    expect(addressOf('/a', at, { id: '7' })).toBe('/a/all/7?text-search=aline');
    expect(addressOf('/a', at, { status: 'PENDING' })).toBe('/a/pending?text-search=aline');
    expect(addressOf('/a', at, { period: 'coming' })).toBe('/a?period=coming&text-search=aline');
  });
});

const effects = (
  appointment: Omit<Parameters<typeof effectsOf>[0], 'money_rests_until'>,
  to: Status,
  rests: string | null = null,
) => effectsOf({ money_rests_until: rests, ...appointment }, to);

describe('effects announced before a status changes', () => {
  it('before a doctor cancels, the page announces a refund of the whole payment, or none when nothing was paid', () => {
    expect(effects({ status: 'PENDING', payment: paid }, 'CANCELLED')).toEqual(['refund', 'freed', 'told']);
    expect(effects({ status: 'PENDING', payment: cashDue }, 'CANCELLED')).toEqual(['nothingPaid', 'freed', 'told']);
  });

  it('the page announces the earning before an appointment is completed, also for cash, and announces that the earning is taken back before the appointment is reopened', () => {
    expect(effects({ status: 'ONGOING', payment: paid }, 'COMPLETED')).toEqual(['earned', 'told']);
    expect(effects({ status: 'ONGOING', payment: cashDue }, 'COMPLETED')).toEqual(['cashEarned', 'told']);
    expect(effects({ status: 'COMPLETED', payment: cashPaid }, 'ONGOING')).toEqual(['unearned', 'told']);
  });

  it('before a cancelled appointment is reopened, the page announces that its slot is claimed again and its refund goes on', () => {
    const refunding = { ...paid, payment_status: 'REFUND_PENDING' };
    expect(effects({ status: 'CANCELLED', payment: refunding }, 'PENDING')).toEqual(['retaken', 'refundStays', 'told']);
  });

  it('before an appointment is set to missed, the page announces that the payment is earned, unless it was due in cash', () => {
    expect(effects({ status: 'PENDING', payment: paid }, 'MISSED')).toEqual(['earned', 'told']);
    expect(effects({ status: 'PENDING', payment: cashDue }, 'MISSED')).toEqual(['told']);
    expect(effects({ status: 'COMPLETED', payment: cashPaid }, 'MISSED')).toEqual(['unearned', 'told']);
    expect(effects({ status: 'COMPLETED', payment: paid }, 'MISSED')).toEqual(['told']);
  });

  it('cash that the desk took is given back when the appointment is cancelled, and is earned only once when it is completed or missed', () => {
    const taken = { ...cashPaid, receipt_number: '2026-000001' };
    expect(effects({ status: 'PENDING', payment: taken }, 'CANCELLED')).toEqual(['cashBack', 'freed', 'told']);
    expect(effects({ status: 'ONGOING', payment: taken }, 'COMPLETED')).toEqual(['cashTaken', 'told']);
    expect(effects({ status: 'PENDING', payment: taken }, 'MISSED')).toEqual(['cashTaken', 'told']);
    expect(effects({ status: 'COMPLETED', payment: taken }, 'MISSED')).toEqual(['told']);
    expect(effects({ status: 'COMPLETED', payment: taken }, 'ONGOING')).toEqual(['unearned', 'told']);
  });

  it('the payment of a missed appointment counts as earned only after somebody recorded the outcome', () => {
    const rests = '2026-11-22T10:30:00Z';
    expect(effects({ status: 'MISSED', payment: paid }, 'MISSED', rests)).toEqual(['earned', 'told']);
    expect(effects({ status: 'MISSED', payment: paid }, 'PENDING', rests)).toEqual([]);
    expect(effects({ status: 'MISSED', payment: paid }, 'PENDING')).toEqual(['unearned', 'told']);
  });

  it('beginning an appointment needs no confirmation', () => {
    expect(effects({ status: 'PENDING', payment: paid }, 'ONGOING')).toEqual([]);
  });
});

it('an appointment can be begun at most half an hour early, and cannot be completed before its start', () => {
  const appointment = { assigned_date: '2026-11-20', start_time: '02:00 PM' };
  const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`);
  expect(earliestOf(appointment, 'ONGOING', at('13:29'))).toBe('Fri 20 Nov, 13:30');
  expect(earliestOf(appointment, 'ONGOING', at('13:30'))).toBeUndefined();
  expect(earliestOf(appointment, 'COMPLETED', at('13:59'))).toBe('Fri 20 Nov, 14:00');
  expect(earliestOf(appointment, 'CANCELLED', at('08:00'))).toBeUndefined();
});

it('a consultation file can be written when there is none, and changed for a day unless a pharmacy has dispensed from it', () => {
  const file = { created_at: '2026-11-20T08:00:00Z', dispensed: false };
  expect(mayWrite(null, new Date('2026-11-25T08:00:00Z'))).toBe(true);
  expect(mayWrite(file, new Date('2026-11-21T07:59:00Z'))).toBe(true);
  expect(mayWrite(file, new Date('2026-11-21T08:00:00Z'))).toBe(false);
  expect(mayWrite({ ...file, dispensed: true }, new Date('2026-11-20T09:00:00Z'))).toBe(false);
});

it('the age of a patient is counted in whole years; of a patient whose birth year alone is known, the year is shown', () => {
  const now = new Date('2026-11-20T10:00:00+02:00');
  expect(ageText('1992-11-20', now, texts.en)).toBe('34 years');
  expect(ageText('1992-11-21', now, texts.en)).toBe('33 years');
  expect(ageText('1992', now, texts.en)).toBe('Born 1992');
});
