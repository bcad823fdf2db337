import type { Appointment } from '@ivuriro/contract';
import type { ChosenSlot, Column, FreeSlot } from './columns.ts';
import type { Span } from './spans.ts';
import { blockTo, moveTargets, type Place, placeOf, type Target, targetAt, targetByKey } from './targets.ts';

/** What a member does in the agenda; undefined what their role does not allow. */
export type Acts = {
  book?: ((chosen: ChosenSlot) => void) | undefined;
  /** Books another patient into the time of an appointment. */
  bookBeside?: ((appointment: Appointment) => void) | undefined;
  /** Without a time, a dialog offers the free ones. */
  move?: ((appointment: Appointment, to?: ChosenSlot) => void) | undefined;
  block?: ((column: Column, span: Span) => void) | undefined;
  /** Asks which part of a free time is blocked. */
  askBlock?: ((column: Column, free: Span) => void) | undefined;
  unblock?: Removal | undefined;
  /** Takes back the whole absence to which a block belongs. */
  endAbsence?: Removal | undefined;
};
type Block = Column['blocks'][number];
type Removal = (column: Column, block: Block) => void;

/** How the member removes a block: with the absence that it belongs to, or alone; undefined when they may not. */
export const removalOf = <T = Removal>(
  acts: { unblock?: T; endAbsence?: T },
  { absence, removable }: Block,
): T | undefined => (absence ? acts.endAbsence : removable ? acts.unblock : undefined);

/** An appointment on its way, or time that is being blocked; `byKey`: with the keyboard. */
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
  /** The beginning of the slot at the moved end. */
  lead: number;
  at: Place;
  byKey: boolean;
};
export type Act = MoveAct | BlockAct;

/** Begins to move an appointment from where it stands; null when it is not shown. */
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

/** The act with its end at a minute of a column; a block stays in its column. */
export function actAt<A extends Act>(columns: Column[], act: A, at: { column: number; minute: number }): A {
  if (act.kind === 'move') return { ...act, at: targetAt(columns, act.slots, act, at) };
  return { ...act, lead: at.minute, at: blockTo(columns[act.anchor.column]!, act.anchor, at.minute) };
}

/** The act after an arrow key, or the same one where the key leads nowhere. */
export function actByKey(columns: Column[], act: Act, key: string): Act {
  if (act.kind === 'move') {
    const at = targetByKey(act.slots, act.at, key);
    return at ? { ...act, at } : act;
  }
  const step = columns[act.anchor.column]!.doctor.slot_minutes;
  const by = { ArrowDown: step, ArrowUp: -step }[key] ?? 0;
  const minute = Math.min(Math.max(0, act.lead + by), 24 * 60 - 1);
  return actAt(columns, act, { column: act.anchor.column, minute });
}

/** The first target of the keyboard: the next one, otherwise the one before. */
export function firstTarget(act: MoveAct): MoveAct | null {
  const at = targetByKey(act.slots, act.at, 'ArrowDown') ?? targetByKey(act.slots, act.at, 'ArrowUp');
  return at ? { ...act, at } : null;
}
