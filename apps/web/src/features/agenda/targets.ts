import type { Appointment } from '@ivuriro/contract';
import { endOf, startOf } from '../../domain/appointments/appointment-times.ts';
import { type Column, type FreeSlot, freeSlots, type Hours } from './columns.ts';
import { overlaps, type Span } from './spans.ts';

/** An interval in a column; `column` is the index of the column. */
export type Place = Span & { column: number };
/** Whether an appointment can be moved to a place; `same`: the appointment is there already. */
export type Verdict = 'free' | 'same' | 'taken' | 'otherDoctor';
export type Target = Place & { verdict: Verdict };

const midnight = 24 * 60;

export const isMovable = (appointment: Appointment, now: Date): boolean =>
  appointment.status === 'PENDING' && now < startOf(appointment);

/**
 * Whether another patient can be booked at the same time: the appointment is in person, and neither missed nor over.
 */
export const mayStandBeside = (appointment: Appointment, now: Date): boolean =>
  appointment.consultation_type === 'PHYSICAL' && appointment.status !== 'MISSED' && now < endOf(appointment);

const fitsFor = (appointment: Appointment, hours: Hours): boolean =>
  appointment.consultation_type === 'ONLINE' ? hours.online : hours.hospitals.includes(appointment.hospital?.id ?? '');

const practises = ({ doctor }: Column, appointment: Appointment): boolean =>
  doctor.id === appointment.doctor.id || doctor.speciality_ids.includes(appointment.speciality.id);

/** For each column, the free slots to which the appointment can be moved; its present slot is left out. */
export function moveTargets(columns: readonly Column[], appointment: Appointment, now: Date): FreeSlot[][] {
  const { id } = appointment;
  return columns.map((column) => {
    if (!practises(column, appointment)) return [];
    const own = column.appointments.find((one) => one.appointment.id === id);
    const fits = (hours: Hours) => fitsFor(appointment, hours);
    return freeSlots(column, { fits, now, begun: false, but: id }).filter(({ from }) => from !== own?.from);
  });
}

/** The place of the appointment in the grid; undefined if it is not shown. */
export function placeOf(columns: readonly Column[], id: string): Place | undefined {
  const column = columns.findIndex(({ appointments }) => appointments.some(({ appointment }) => appointment.id === id));
  const own = columns[column]?.appointments.find(({ appointment }) => appointment.id === id);
  return own && { column, from: own.from, to: own.to };
}

/**
 * The target nearest to a minute of a column. If no free slot is near, the target there has the reason of the refusal
 * as its verdict.
 */
export function targetAt(
  columns: readonly Column[],
  slots: readonly FreeSlot[][],
  { appointment, origin }: { appointment: Appointment; origin: Place },
  at: { column: number; minute: number },
): Target {
  const column = columns[at.column]!;
  const step = column.doctor.slot_minutes;
  const near = ({ from }: Span) => Math.abs(from - at.minute);
  if (at.column === origin.column && near(origin) < step / 2) return { ...origin, verdict: 'same' };
  const [slot] = slots[at.column]!.toSorted((one, other) => near(one) - near(other));
  if (slot && near(slot) <= step / 2) return { column: at.column, from: slot.from, to: slot.to, verdict: 'free' };
  const from = Math.min(Math.max(0, Math.round(at.minute / step) * step), midnight - step);
  const verdict = practises(column, appointment) ? 'taken' : 'otherDoctor';
  return { column: at.column, from, to: from + step, verdict };
}

/**
 * The target to which an arrow key moves from a place. Up and down: the previous or next free slot, also one in another
 * column. Left and right: the free slot nearest in time in the next column that has any. Undefined when there is none.
 */
export function targetByKey(slots: readonly FreeSlot[][], from: Place, key: string): Target | undefined {
  const all = slots.flatMap((free, column) => free.map((slot): Place => ({ ...slot, column })));
  const isAfter = (one: Place) => one.column - from.column || one.from - from.from;
  const later = all.filter((one) => isAfter(one) > 0);
  const earlier = all.filter((one) => isAfter(one) < 0);
  const nearest = (places: Place[], column: number | undefined) =>
    places
      .filter((one) => one.column === column)
      .toSorted((a, b) => Math.abs(a.from - from.from) - Math.abs(b.from - from.from))[0];
  const right = later.find(({ column }) => column > from.column)?.column;
  const left = earlier.findLast(({ column }) => column < from.column)?.column;
  const found: Record<string, () => Place | undefined> = {
    ArrowDown: () => later[0],
    ArrowUp: () => earlier.at(-1),
    ArrowRight: () => nearest(later, right),
    ArrowLeft: () => nearest(earlier, left),
  };
  const place = found[key]?.();
  return place && { column: place.column, from: place.from, to: place.to, verdict: 'free' };
}

/** The interval from the slot where the block began to a minute, in whole slots of the doctor. */
export function blockTo({ doctor }: Column, anchor: Place, minute: number): Place {
  const step = doctor.slot_minutes;
  const last = anchor.from + Math.floor((minute - anchor.from) / step) * step;
  return {
    column: anchor.column,
    from: Math.max(0, Math.min(anchor.from, last)),
    to: Math.min(midnight, Math.max(anchor.to, last + step)),
  };
}

/** The number of appointments of the column that overlap an interval. */
export const bookedWithin = ({ appointments }: Column, span: Span): number =>
  appointments.filter((one) => overlaps(one, span)).length;
