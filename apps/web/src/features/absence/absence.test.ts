import type { AbsenceOutcome, AbsencePlan } from '@ivuriro/contract';
import { describe, expect, it } from 'vitest';
import { daysOfPreset, instantsOf, presetOf, wholeDay, wrongIn } from './absence-time.ts';
import { type AbsenceRow, effectsOf } from './plans.ts';
import { texts } from './texts.ts';

const thursday = '2026-11-26';
const chosen = { first: '2026-12-01', last: '2026-12-02' };

describe('the time of an absence', () => {
  it('can be today, tomorrow, the days from today to Sunday, or other chosen days', () => {
    expect(daysOfPreset('today', thursday, chosen)).toEqual({ first: thursday, last: thursday });
    expect(daysOfPreset('tomorrow', thursday, chosen)).toEqual({ first: '2026-11-27', last: '2026-11-27' });
    expect(daysOfPreset('week', thursday, chosen)).toEqual({ first: thursday, last: '2026-11-29' });
    expect(daysOfPreset('week', '2026-11-29', chosen)).toEqual({ first: '2026-11-29', last: '2026-11-29' });
    expect(daysOfPreset('other', thursday, chosen)).toBe(chosen);
  });

  it('is first set to today, tomorrow or other days, depending on the day that the agenda shows', () => {
    expect([thursday, '2026-11-27', '2026-12-24'].map((day) => presetOf(day, thursday))).toEqual([
      'today',
      'tomorrow',
      'other',
    ]);
  });

  it('is sent as two instants in Kigali time, and a whole day ends at the next midnight', () => {
    expect(instantsOf({ first: '2026-11-30', last: '2026-11-30', ...wholeDay })).toEqual({
      from: '2026-11-30T00:00:00+02:00',
      to: '2026-12-01T00:00:00+02:00',
    });
    expect(instantsOf({ ...chosen, from: '08:00', until: '12:30' })).toEqual({
      from: '2026-12-01T08:00:00+02:00',
      to: '2026-12-02T12:30:00+02:00',
    });
  });

  it('is not looked up while a field is empty, when it ends before it begins, or when it is over', () => {
    const now = new Date('2026-12-01T10:00:00+02:00');
    expect(wrongIn({ ...chosen, from: '', until: '12:00' }, now)).toBeUndefined();
    expect(wrongIn({ first: '2026-12-03', last: '2026-12-02', ...wholeDay }, now)).toBe('endsBefore');
    expect(wrongIn({ first: '2026-12-01', last: '2026-12-01', from: '08:00', until: '09:00' }, now)).toBe('over');
    expect(wrongIn({ first: '2026-12-01', last: '2026-12-01', ...wholeDay }, now)).toBeNull();
  });
});

describe('the button of an absence', () => {
  const row = (plan: AbsencePlan, outcome?: AbsenceOutcome['outcome']) =>
    ({
      plan: { plan, colleague: '' },
      outcome: outcome && { id: '1', outcome, code: null, message: null },
    }) as AbsenceRow;

  it('shows how many appointments each plan changes', () => {
    expect(effectsOf([row('OFFER'), row('CANCEL'), row('OFFER'), row('MOVE')], texts.en)).toBe(
      'Cancel 1, offer new times to 2, move 1',
    );
    expect(effectsOf([row('MOVE')], texts.en)).toBe('Move 1');
    expect(effectsOf([], texts.en)).toBe('');
  });

  it('counts appointments whose plan failed, and leaves out appointments that are done or have been offered new times', () => {
    const rows = [row('CANCEL', 'FAILED'), row('CANCEL', 'CANCELLED'), row('MOVE', 'GONE'), row('OFFER', 'OFFERED')];
    expect(effectsOf(rows, texts.en)).toBe('Cancel 1');
    expect(effectsOf([row('CANCEL', 'OFFERED')], texts.en)).toBe('Cancel 1');
  });
});
