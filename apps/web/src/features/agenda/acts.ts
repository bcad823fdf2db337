import type { Appointment } from '@ivuriro/contract';
import { type ChosenSlot, type Column, type FreeSlot, rangeOf } from './columns.ts';
import type { Span } from './spans.ts';
import { blockTo, moveTargets, type Place, placeOf, type Target, targetAt, targetByKey } from './targets.ts';

/** The acts of a member in the agenda; an act that their role does not allow is undefined. */
export type Acts = {
  book?: ((chosen: ChosenSlot) => void) | undefined;
  /** Books another patient at the same time as an appointment. */
  bookBeside?: ((appointment: Appointment) => void) | undefined;
  /** Books the patient of an appointment again, with the same doctor. */
  followUp?: ((appointment: Appointment) => void) | undefined;
  /** Moves the appointment to this slot; without `to`, opens a dialog that offers the free slots. */
  move?: ((appointment: Appointment, to?: ChosenSlot) => void) | undefined;
  block?: ((column: Column, span: Span) => void) | undefined;
  /** Opens the dialog that blocks a part of a free interval. */
  askBlock?: ((column: Column, free: Span) => void) | undefined;
  unblock?: Removal | undefined;
  /** Ends the whole absence to which a block belongs. */
  endAbsence?: Removal | undefined;
};
type Block = Column['blocks'][number];
type Removal = (column: Column, block: Block) => void;

/**
 * Returns how the member removes a block: by ending the absence that it belongs to, or on its own. Undefined when they
 * may not remove it.
 */
export const removalOf = <T = Removal>(
  acts: { unblock?: T; endAbsence?: T },
  { absence, removable }: Block,
): T | undefined => (absence ? acts.endAbsence : removable ? acts.unblock : undefined);

/**
 * A drag in progress: an appointment that is being moved, or an interval that is being blocked. `byKey`: whether the
 * member uses the keyboard.
 */
export type MoveAct = {
  kind: 'move';
  appointment: Appointment;
  origin: Place;
  slots: FreeSlot[][];
  at: Target;
  byKey: boolean;
};
export type BlockAct = {
  kind: 'block';
  anchor: Place;
  /** The minute at which the slot at the moved end of the interval begins. */
  lead: number;
  at: Place;
  byKey: boolean;
};
export type Act = MoveAct | BlockAct;

/** Begins to move an appointment from its present place; null when it is not shown. */
export function beginMove(columns: Column[], appointment: Appointment, now: Date, byKey: boolean): MoveAct | null {
  const origin = placeOf(columns, appointment.id);
  if (!origin) return null;
  const slots = moveTargets(columns, appointment, now);
  return { kind: 'move', appointment, origin, slots, at: { ...origin, verdict: 'same' }, byKey };
}

export const beginBlock = (anchor: Place, byKey: boolean): BlockAct => ({
  kind: 'block',
  anchor,
  lead: anchor.from,
  at: anchor,
  byKey,
});

/** The act after its end was moved to a minute of a column; a block stays in its own column and in the shown hours. */
export function actAt<A extends Act>(columns: Column[], act: A, at: { column: number; minute: number }): A {
  if (act.kind === 'move') return { ...act, at: targetAt(columns, act.slots, act, at) };
  const shown = rangeOf(columns);
  const minute = Math.min(Math.max(shown.from, at.minute), shown.to - 1);
  return { ...act, lead: minute, at: blockTo(columns[act.anchor.column]!, act.anchor, minute) };
}

/** The act after an arrow key was pressed; unchanged when there is no target in that direction. */
export function actByKey(columns: Column[], act: Act, key: string): Act {
  if (act.kind === 'move') {
    const at = targetByKey(act.slots, act.at, key);
    return at ? { ...act, at } : act;
  }
  const step = columns[act.anchor.column]!.doctor.slot_minutes;
  const by = { ArrowDown: step, ArrowUp: -step }[key] ?? 0;
  return actAt(columns, act, { column: act.anchor.column, minute: act.lead + by });
}

/**
 * Moves the act to the first target of the keyboard: the next free slot, or the previous one if there is no next one.
 * Null without any.
 */
export function firstTarget(act: MoveAct): MoveAct | null {
  const at = targetByKey(act.slots, act.at, 'ArrowDown') ?? targetByKey(act.slots, act.at, 'ArrowUp');
  return at ? { ...act, at } : null;
}
