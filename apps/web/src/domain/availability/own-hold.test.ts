import { describe, expect, it } from 'vitest';
import { withOwn } from './own-hold.ts';

const slot = { date: '2026-11-23', time: '10:00 AM', end_time: '11:00 AM' };

describe('a slot that the patient holds', () => {
  const taken = { time: '10:00 AM', end_time: '11:00 AM', isAvailable: false, types: [], hospital_ids: [] };
  const slots = {
    as_of: '2026-11-20T10:00',
    isAvailable: true,
    nextAvailableDate: null,
    calendar: [{ date: '2026-11-23', timeSlots: [taken, { ...taken, time: '11:00 AM', end_time: '12:00 PM' }] }],
  };
  const own = { doctor_id: 'd1', hospital_id: 'h1', ...slot, held_until: '2026-11-20T08:10:00.000Z' };
  const free = (wish: { doctor: string; hospital: string }, held: typeof own | null = own) =>
    withOwn(slots, held, wish).calendar[0]!.timeSlots.filter(({ isAvailable }) => isAvailable);

  it('can be chosen again in the calendar of its doctor or hospital, but in no other calendar', () => {
    expect(free({ doctor: 'd1', hospital: '' })).toEqual([{ ...taken, isAvailable: true, isHeld: true }]);
    expect(free({ doctor: '', hospital: 'h1' })).toHaveLength(1);
    expect(free({ doctor: 'd2', hospital: 'h1' })).toEqual([]);
    expect(free({ doctor: '', hospital: 'h2' })).toEqual([]);
    expect(free({ doctor: 'd1', hospital: '' }, null)).toEqual([]);
    const elsewhere = withOwn(slots, own, { doctor: 'd1', hospital: '' }, false).calendar[0]!.timeSlots;
    expect(elsewhere.map(({ isAvailable, isHeld }) => [isAvailable, isHeld])).toEqual([
      [false, true],
      [false, undefined],
    ]);
  });
});
