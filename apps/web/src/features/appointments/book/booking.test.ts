import { movableHours, refundRule } from '@ivuriro/contract/scheduling';
import { describe, expect, it } from 'vitest';
import { bookingQueryFrom, withDoctor, withoutBookingQuery } from './booking-address.ts';
import { pricesOf, rangeText } from './provider-choice.ts';
import { changed, draftFor, fieldsOf, holdKeyOf, type Draft } from './draft.ts';
import { saysOf } from './insurance.ts';
import { texts } from './texts.ts';
import { firstMissing, furthestStep } from './required-booking-fields.ts';
import { beginsSoon, CHANGE_HOURS } from './slot-times.ts';

const slot = { date: '2026-11-23', time: '10:00 AM', end_time: '11:00 AM' };
const bookingQuery = bookingQueryFrom('?dialog=appointment&doctor=d1');
const empty = draftFor(bookingQuery, null);
const full: Draft = { ...empty, service: 's1', insurance: 'none', reason: 'Headache', slot };

describe('the address', () => {
  it('without a type, the address of the appointment dialog means an online appointment if it names only a doctor, and an appointment in person if it names a hospital', () => {
    expect(bookingQueryFrom('?doctor=d1').type).toBe('ONLINE');
    expect(bookingQueryFrom('?hospital=h1').type).toBe('PHYSICAL');
    expect(bookingQueryFrom('?doctor=d1&hospital=h1').type).toBe('PHYSICAL');
    expect(bookingQueryFrom('?hospital=h1&type=ONLINE').type).toBe('ONLINE');
    expect(bookingQueryFrom('?doctor=d1&type=nonsense').type).toBe('ONLINE');
  });

  it('the address of the appointment dialog names a slot only if it contains a valid date, a start and an end', () => {
    expect(bookingQueryFrom('?doctor=d1&date=2026-11-23&time=10:00+AM&end=11:00+AM').slot).toEqual(slot);
    expect(bookingQueryFrom('?doctor=d1&date=2026-11-23&time=10:00+AM').slot).toBeNull();
    expect(bookingQueryFrom('?doctor=d1&date=tomorrow&time=10:00+AM&end=11:00+AM').slot).toBeNull();
    expect(bookingQueryFrom('?doctor=d1&date=2026-99-99&time=10:00+AM&end=11:00+AM').slot).toBeNull();
  });

  it('closing the appointment dialog restores the address of the page', () => {
    expect(withoutBookingQuery('?page=2&dialog=appointment&doctor=d1&date=2026-11-23&time=a&end=b&type=ONLINE')).toBe(
      '?page=2&dialog=appointment',
    );
  });

  it('choosing a doctor in the appointment dialog keeps the filters of the page', () => {
    expect(withDoctor('?page=2&dialog=appointment', 'd1')).toBe('?page=2&dialog=appointment&doctor=d1');
    expect(withDoctor('?dialog=appointment&doctor=gone&type=ONLINE', 'd1')).toBe('?dialog=appointment&doctor=d1');
  });
});

describe('missing fields', () => {
  const table: [string, Partial<Draft>, 1 | 2, string | null][] = [
    ['nothing filled in', { service: '', insurance: '', reason: '' }, 1, 'Select service'],
    ['a service, in person', { type: 'PHYSICAL', hospital: 'h1', insurance: '', reason: '' }, 1, 'Select insurance'],
    ['a service, online, where no insurance is asked for', { insurance: '', reason: '' }, 1, 'Enter reason'],
    ['a service and an insurance', { reason: ' ' }, 1, 'Enter reason'],
    ['all of it', {}, 1, null],
    ['in person without a place', { type: 'PHYSICAL', hospital: '' }, 1, 'Select hospital'],
    ['online at a hospital without a doctor', { doctor: '', hospital: 'h1' }, 1, 'Select doctor'],
    ['in person at a hospital, any doctor', { type: 'PHYSICAL', doctor: '', hospital: 'h1' }, 1, null],
    ['no time', { slot: null }, 2, 'Select date'],
    ['a day', { slot: { ...slot, time: '', end_time: '' } }, 2, 'Select start time'],
    ['a start', { slot: { ...slot, end_time: '' } }, 2, 'Select end time'],
    ['a whole time', {}, 2, null],
  ];
  it.each(table)('the appointment dialog names the first missing field: %s', (_what, changes, step, sentence) => {
    const field = firstMissing({ ...full, ...changes }, step);
    expect(field && texts.en.missing[field]).toBe(sentence);
  });

  it('the appointment dialog does not go beyond an incomplete step', () => {
    expect(furthestStep(empty)).toBe(1);
    expect(furthestStep({ ...full, slot: null, step: 3 })).toBe(2);
    expect(furthestStep(full)).toBe(3);
  });
});

describe('the draft', () => {
  it('the appointment dialog preselects payment by card', () => {
    expect(empty.method).toBe('CARD');
    expect(draftFor(bookingQueryFrom('?hospital=h1'), null)).toMatchObject({ type: 'PHYSICAL', method: 'CARD' });
  });

  it('the draft of an appointment is restored when the dialog opens at the same address', () => {
    const kept = { ...full, step: 3 as const };
    expect(draftFor(bookingQuery, kept)).toBe(kept);
  });

  it('the draft of an appointment keeps the typed fields and changes its slot when the URL names another slot', () => {
    const again = draftFor(bookingQueryFrom('?doctor=d1&date=2026-11-24&time=09:00+AM&end=10:00+AM'), {
      ...full,
      step: 3,
    });
    expect(again).toMatchObject({ step: 1, service: 's1', reason: 'Headache', slot: { date: '2026-11-24' } });
  });

  it('choosing an online appointment unselects payment in cash', () => {
    const cash = changed({ ...full, type: 'PHYSICAL', hospital: 'h1' }, { method: 'CASH' });
    expect(cash.method).toBe('CASH');
    expect(changed(cash, { type: 'ONLINE' }).method).toBe('');
    expect(changed(changed(cash, { method: 'CARD' }), { type: 'ONLINE' }).method).toBe('CARD');
  });

  it('the draft of an appointment gets another Idempotency-Key when it is changed, and keeps it otherwise', () => {
    const sent = changed(full, { cashKey: 'k1' });
    expect(changed(sent, { step: 2 }).cashKey).toBe('k1');
    expect(changed(sent, { reason: 'Back pain' }).cashKey).toBe('');
  });

  it('the draft of an appointment keeps the price that the server quoted until another doctor, service or slot is chosen', () => {
    const quoted = changed({ ...full, cashKey: 'k1' }, { serverPrice: 9000 });
    expect(quoted).toMatchObject({ serverPrice: 9000, cashKey: 'k1' });
    expect(changed(quoted, { reason: 'Other' }).serverPrice).toBe(9000);
    expect(changed(quoted, { service: 's2' }).serverPrice).toBe(0);
    expect(changed(quoted, { slot: { ...slot, time: '11:00 AM' } }).serverPrice).toBe(0);
    expect(changed(quoted, { doctor: 'd2' }).serverPrice).toBe(0);
    expect(draftFor(bookingQueryFrom('?doctor=d1&hospital=h1'), quoted).serverPrice).toBe(0);
  });

  it('a booking sends a hospital only for an appointment in person, and a doctor only when one is chosen', () => {
    const online = fieldsOf({ ...full, hospital: 'h1' });
    expect(online).not.toHaveProperty('hospital_id');
    expect(online).toMatchObject({ doctor_id: 'd1', assigned_date: '2026-11-23', start_time: '10:00 AM' });
    const anyone = fieldsOf({ ...full, type: 'PHYSICAL', doctor: '', hospital: 'h1' });
    expect(anyone).toMatchObject({ hospital_id: 'h1', consultation_type: 'PHYSICAL' });
    expect(anyone).not.toHaveProperty('doctor_id');
  });

  it('a booking sends an insurance only for an appointment in person', () => {
    expect(fieldsOf({ ...full, insurance: 'i1' }).insurance_id).toBe('none');
    expect(fieldsOf({ ...full, insurance: '' }).insurance_id).toBe('none');
    expect(fieldsOf({ ...full, type: 'PHYSICAL', hospital: 'h1', insurance: 'i1' }).insurance_id).toBe('i1');
  });

  it('changing the reason or the payment method of a booking keeps the hold on its slot', () => {
    expect(holdKeyOf({ ...full, reason: 'Other', method: 'CASH' })).toBe(holdKeyOf(full));
    expect(holdKeyOf({ ...full, slot: { ...slot, time: '11:00 AM' } })).not.toBe(holdKeyOf(full));
  });
});

it('the price of an appointment is the doctor’s fee or else the common price, and is a range while several doctors are possible', () => {
  expect(pricesOf([{ consultation_fee: 12_500 }], 1000)).toEqual({ from: 12_500, to: 12_500 });
  expect(pricesOf([{ consultation_fee: null }, { consultation_fee: 8000 }], 1000)).toEqual({ from: 1000, to: 8000 });
  expect(pricesOf([], 1000)).toEqual({ from: 1000, to: 1000 });
  expect(rangeText({ from: 1000, to: 8000 })).toBe('1,000 – 8,000 Frw');
  expect(rangeText({ from: 8000, to: 8000 })).toBe('8,000 Frw');
});

it('the appointment dialog says whether the hospital accepts the chosen insurance, and that the insurance does not lower the price on this site', () => {
  const rssb = { id: 'i1', name: 'RSSB' };
  const place = (...acceptedInsurances: (typeof rssb)[]) => ({ name: 'Umurava Clinic', acceptedInsurances });
  const lowersNothing = /You pay the full price .* RSSB does not lower it here. Ask the place for a receipt/;
  expect(saysOf(rssb, place(rssb), texts.en)).toMatch(/^Umurava Clinic accepts RSSB\. /);
  expect(saysOf(rssb, place(), texts.en)).toMatch(/^Umurava Clinic does not list RSSB/);
  for (const one of [undefined, place(), place(rssb)]) expect(saysOf(rssb, one, texts.en)).toMatch(lowersNothing);
  expect(saysOf(undefined, place(), texts.en)).toBeUndefined();
});

it('the appointment dialog recognises a slot that begins too soon to be moved or refunded in full', () => {
  expect([movableHours, refundRule[0]?.until_hours_before]).toEqual([CHANGE_HOURS, CHANGE_HOURS]);
  expect(beginsSoon(slot, new Date('2026-11-23T06:00:00+02:00'))).toBe(false);
  expect(beginsSoon(slot, new Date('2026-11-23T06:01:00+02:00'))).toBe(true);
  expect(beginsSoon(null, new Date())).toBe(false);
});
