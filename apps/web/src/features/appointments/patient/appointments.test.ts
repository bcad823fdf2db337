import type { Appointment } from '@ivuriro/contract';
import { describe, expect, it } from 'vitest';
import { bookAgain } from './book-again.ts';
import { isLastMove, movedTo } from './reschedule.ts';
import { refundOf } from './refund.ts';
import { dayWord } from '../../../domain/appointments/appointment-times.ts';

const appointment: Appointment = {
  id: '1',
  appointment_id: 'APT2',
  consultation_type: 'ONLINE',
  category: 'ONLINE',
  status: 'PENDING',
  speciality: { id: '2', name: 'Dermatology' },
  doctor: { id: '3', name: 'Dr. Diane Umutoni', picture: null, user_code: 'DOC2' },
  hospital: null,
  any_doctor: false,
  overbooked: false,
  patient: { id: '4', full_name: 'Aline Uwase', user_code: 'PAT2', picture: null, can_be_told: true },
  insurance: { id: '5', name: 'RSSB' },
  desk_message: null,
  reason: 'Rash',
  assigned_date: '2026-11-20',
  start_time: '02:00 PM',
  end_time: '03:00 PM',
  meet_code: 'abc',
  meet_link: 'http://localhost/meet/abc',
  attachment: [],
  payment: {
    amount_paid: 12_501,
    amount_refunded: 0,
    currency: 'RWF',
    payment_method: 'CARD',
    payment_status: 'SUCCESSFUL',
    receipt_number: null,
  },
  refund_rule: [
    { until_hours_before: 4, percent: 100 },
    { until_hours_before: null, percent: 50 },
  ],
  movable_until: '2026-11-20T08:00:00.000Z',
  money_rests_until: null,
  consulatation_file: null,
  created_at: '2026-11-18T08:00:00Z',
};
const kigali = (clock: string, day = '2026-11-20') => new Date(`${day}T${clock}:00+02:00`);

describe('the refund of a patient who cancels', () => {
  it('a patient who cancels gets the whole price back until exactly four hours before the start, and half of it after that', () => {
    expect(refundOf(appointment, kigali('10:00'))).toEqual({ amount: 12_501, until: kigali('10:00'), later: 6_250 });
    expect(refundOf(appointment, kigali('10:01'))).toEqual({ amount: 6_250, until: null, later: 0 });
  });

  it('the refund of a patient who cancels follows the rule of the time of the booking, not today’s rule', () => {
    const old = { ...appointment, refund_rule: [{ until_hours_before: 24, percent: 80 }] };
    expect(refundOf(old, kigali('13:00', '2026-11-19'))).toMatchObject({ amount: 10_000, later: 0 });
    expect(refundOf(old, kigali('15:00', '2026-11-19'))).toEqual({ amount: 0, until: null, later: 0 });
  });

  it('a patient who cancels gets no refund when nothing was paid', () => {
    const cash = {
      ...appointment,
      payment: { ...appointment.payment, payment_method: 'CASH', payment_status: 'CASH_DUE' },
    };
    expect(refundOf(cash, kigali('08:00')).amount).toBe(0);
  });
});

it('a patient is told that they cannot move the appointment again when the new slot begins too soon for another move', () => {
  const slot = { date: '2026-11-20', time: '11:00 AM', end_time: '12:00 PM' };
  expect(isLastMove(appointment, slot, kigali('07:00'))).toBe(false);
  expect(isLastMove(appointment, slot, kigali('07:01'))).toBe(true);
  expect(refundOf(movedTo(appointment, slot), kigali('07:01')).amount).toBe(6_250);
});

it('the link to book again leads to the same doctor or hospital and the same type of appointment', () => {
  expect(bookAgain(appointment)).toBe('/doctors/view/3?dialog=appointment&doctor=3&type=ONLINE');
  const there = { ...appointment, consultation_type: 'PHYSICAL' as const, hospital: { id: '9', name: 'Remera' } };
  expect(bookAgain(there)).toBe('/doctors/view/3?dialog=appointment&doctor=3&hospital=9&type=PHYSICAL');
  expect(bookAgain({ ...there, any_doctor: true })).toBe(
    '/hospital-clinics/view/9?dialog=appointment&hospital=9&type=PHYSICAL',
  );
});

it('the day of an appointment is shown as Today, Tomorrow or a date, and the date has a year only if it is not in the current year', () => {
  const words = { today: 'Today', tomorrow: 'Tomorrow' };
  const now = kigali('00:30');
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2027-01-04'].map((day) => dayWord(day, now, words))).toEqual([
    'Today',
    'Tomorrow',
    'Sun 22 Nov',
    'Mon 4 Jan 2027',
  ]);
});
