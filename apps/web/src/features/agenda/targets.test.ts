import { expect, test } from 'vitest';
import { actAt, actByKey, beginBlock, beginMove, firstTarget, type MoveAct } from './acts.ts';
import { type Booked, clockAt, type Column, freeSlots } from './columns.ts';
import { bookedWithin, isMovable, moveTargets } from './targets.ts';

const now = new Date('2026-11-30T09:10:00+02:00');
const keza = { id: 'keza', name: 'Dr. Keza', slot_minutes: 30, speciality_ids: ['heart'] };
const mugabo = { id: 'mugabo', name: 'Dr. Mugabo', slot_minutes: 20, speciality_ids: ['heart'] };
const ineza = { id: 'ineza', name: 'Dr. Ineza', slot_minutes: 30, speciality_ids: ['skin'] };
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const span = (from: string, to: string) => ({ from: minutes(from), to: minutes(to) });
const booked = (id: string, start: string, more: Partial<Booked> = {}) =>
  ({
    id,
    status: 'PENDING',
    assigned_date: '2026-11-30',
    start_time: start,
    consultation_type: 'PHYSICAL',
    doctor: keza,
    hospital: { id: 'h', name: 'CHUK' },
    speciality: { id: 'heart', name: 'Cardiology' },
    ...more,
  }) as Booked;
const open = { ...span('08:00', '12:00'), online: true, hospitals: ['h'] };
const columnOf = (doctor: typeof keza, more: Partial<Column> = {}): Column => ({
  key: doctor.id,
  doctor,
  date: '2026-11-30',
  hours: [open],
  blocks: [],
  holds: [],
  appointments: [],
  free: [],
  ...more,
});
const single = { lane: 0, lanes: 1 };
const moved = booked('one', '10:00 AM');
const columns = [
  columnOf(keza, {
    appointments: [
      { ...span('10:00', '10:30'), ...single, appointment: moved },
      { ...span('10:30', '11:00'), ...single, appointment: booked('two', '10:30 AM') },
    ],
    holds: [span('11:30', '12:00')],
  }),
  columnOf(ineza),
  columnOf(mugabo, { hours: [{ ...open, ...span('10:00', '11:00') }] }),
];
const clocks = (slots: { from: number }[]) => slots.map(({ from }) => clockAt(from));
const begun = () => beginMove(columns, moved, now, true)!;
const shown = ({ at }: MoveAct) => [at.column, clockAt(at.from), clockAt(at.to), at.verdict];
const drag = (column: number, clock: string) => shown(actAt(columns, begun(), { column, minute: minutes(clock) }));

test('an appointment can be moved to free slots that have not begun, of doctors who practise its speciality', () => {
  expect(moveTargets(columns, moved, now).map(clocks)).toEqual([['09:30', '11:00'], [], ['10:00', '10:20', '10:40']]);
});

test('an appointment in person can be moved within the hours of its hospital, and an online appointment within online hours', () => {
  const hours = [
    { ...span('08:00', '10:00'), online: true, hospitals: [] },
    { ...span('10:00', '11:00'), online: false, hospitals: ['h'] },
    { ...span('11:00', '12:00'), online: false, hospitals: ['other'] },
  ];
  const one = [columnOf(keza, { hours })];
  expect(moveTargets(one, moved, now).map(clocks)).toEqual([['10:00', '10:30']]);
  const online = booked('three', '10:00 AM', { consultation_type: 'ONLINE', hospital: null });
  expect(moveTargets(one, online, now).map(clocks)).toEqual([['09:30']]);
});

test('a dragged appointment snaps to the nearest free slot, and shows the reason where it cannot be dropped', () => {
  expect(drag(0, '09:40')).toEqual([0, '09:30', '10:00', 'free']);
  expect(drag(0, '10:05')).toEqual([0, '10:00', '10:30', 'same']);
  expect(drag(0, '10:35')).toEqual([0, '10:30', '11:00', 'taken']);
  expect(drag(1, '09:30')).toEqual([1, '09:30', '10:00', 'otherDoctor']);
  expect(drag(2, '10:22')).toEqual([2, '10:20', '10:40', 'free']);
  expect(drag(0, '08:00')).toEqual([0, '08:00', '08:30', 'taken']);
});

test('arrow keys move an appointment through the free slots: up and down by time, left and right to the nearest slot of the next possible doctor', () => {
  const first = firstTarget(begun())!;
  expect(shown(first)).toEqual([0, '11:00', '11:30', 'free']);
  expect(shown(actByKey(columns, first, 'ArrowUp') as MoveAct)).toEqual([0, '09:30', '10:00', 'free']);
  const right = actByKey(columns, first, 'ArrowRight') as MoveAct;
  expect(shown(right)).toEqual([2, '10:40', '11:00', 'free']);
  expect(shown(actByKey(columns, right, 'ArrowLeft') as MoveAct)).toEqual([0, '11:00', '11:30', 'free']);
  expect(actByKey(columns, right, 'ArrowRight')).toBe(right);
});

test('moving by keyboard begins with the next free slot, or else with the previous one, and does not begin without any', () => {
  const late = [
    columnOf(keza, { hours: [{ ...open, ...span('08:00', '10:30') }], appointments: columns[0]!.appointments }),
  ];
  expect(shown(firstTarget(beginMove(late, moved, now, true)!)!)).toEqual([0, '09:30', '10:00', 'free']);
  expect(firstTarget(beginMove([columnOf(keza, { ...columns[0], hours: [] })], moved, now, true)!)).toBeNull();
});

test('only pending appointments that have not begun can be moved', () => {
  expect(isMovable(moved, now)).toBe(true);
  expect(isMovable(booked('x', '09:00 AM'), now)).toBe(false);
  expect(isMovable({ ...moved, status: 'ONGOING' }, now)).toBe(false);
});

test('a block covers whole slots, can grow in both directions from the pressed slot, and ends with the last hour of the grid', () => {
  const block = beginBlock({ column: 0, ...span('10:00', '10:30') }, false);
  const to = (clock: string) => {
    const { at } = actAt(columns, block, { column: 2, minute: minutes(clock) });
    return [at.column, clockAt(at.from), clockAt(at.to)];
  };
  expect(to('10:10')).toEqual([0, '10:00', '10:30']);
  expect(to('11:45')).toEqual([0, '10:00', '12:00']);
  expect(to('09:15')).toEqual([0, '09:00', '10:30']);
  expect(to('30:00')).toEqual([0, '10:00', '17:00']);
  expect(to('03:00')).toEqual([0, '08:00', '10:30']);
  const longer = actByKey(columns, actByKey(columns, block, 'ArrowDown'), 'ArrowDown');
  expect(clockAt(longer.at.to)).toBe('11:30');
  expect(clockAt(actByKey(columns, longer, 'ArrowUp').at.to)).toBe('11:00');
  expect(bookedWithin(columns[0]!, longer.at)).toBe(2);
});

test('the present slot of a moved appointment counts as free, so that it can be moved by less than its length', () => {
  const fits = () => true;
  expect(clocks(freeSlots(columns[0]!, { fits, now, begun: false, but: 'one' }))).toContain('10:00');
  expect(clocks(freeSlots(columns[0]!, { fits, now, begun: false }))).not.toContain('10:00');
});
