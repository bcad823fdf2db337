import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';
import { filtersOf, type Notification } from './notification-filters.ts';
import { sentenceOf } from './sentence.ts';

const notification: Notification = {
  id: '1',
  notifiable_type: 'Appointment',
  reference_type: 'Appointment',
  notifiable_status: 'PendingAppointment',
  doctor: { id: '2', name: 'Dr. Diane Umutoni' },
  speciality: { id: '3', name: 'Dermatology' },
  date: '2026-11-20',
  time: '02:00 PM',
  blog: null,
  reference_url: '/profile/appointment?id=1',
  read: false,
  created_at: '2026-11-18T08:00:00Z',
};

describe('the sentence of a notification', () => {
  it('a notification about an appointment names doctor, day and time', () => {
    expect(sentenceOf(notification, texts.en)).toBe(
      'Your appointment with Dr. Diane Umutoni on Fri 20 Nov at 14:00 is booked.',
    );
  });
  it('the notification of a reopened appointment says that its money stays refunded', () => {
    expect(sentenceOf({ ...notification, notifiable_status: 'AppointmentReopened' }, texts.en)).toBe(
      'Your appointment with Dr. Diane Umutoni on Fri 20 Nov at 14:00 takes place again.',
    );
    expect(sentenceOf({ ...notification, notifiable_status: 'AppointmentReopenedRefunded' }, texts.en)).toContain(
      'takes place again. What was given back to you of its price stays yours.',
    );
  });
  it.each([
    ['laboratory', 'OrderCOMPLETED', 'Your order of tests is completed.'],
    ['pharmacy', 'OrderCANCELLED', 'Your order of drugs was cancelled.'],
    ['laboratory', 'PaymentSuccessful', 'Your payment for the order of tests has arrived.'],
    ['pharmacy', 'PaymentRefunded', 'The money for your order of drugs goes back to you.'],
  ])(
    'a notification about an order at a %s with the status %s says whether tests or drugs were ordered',
    (kind, notifiable_status, sentence) => {
      const reference_url = `/profile/orders?kind=${kind}&id=1`;
      expect(sentenceOf({ ...notification, doctor: null, notifiable_status, reference_url }, texts.en)).toBe(sentence);
    },
  );
  it('a notification without a doctor or with an unknown status also has a text', () => {
    const paid = { ...notification, doctor: null, notifiable_status: 'PaymentSuccessful' };
    expect(sentenceOf(paid, texts.en)).toBe('Your payment for the appointment has arrived.');
    expect(sentenceOf({ ...notification, notifiable_status: 'SomethingNew' }, texts.en)).toBe('There is news for you.');
  });
});

it('the list of notifications reads its filter from the address in capital or small letters', () => {
  const read = (search: string) => filtersOf(new URLSearchParams(search));
  expect(read('reference_type=LAB_RESULTS&page=2')).toEqual({ reference_type: 'lab_results', page: '2' });
  expect(read('reference_type=all&page=0')).toEqual({ reference_type: '', page: '' });
});
