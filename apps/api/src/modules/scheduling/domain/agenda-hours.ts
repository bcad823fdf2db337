import { matchSlot, type SlotFilter } from './availability.ts';
import type { Slot } from './calendar-slots.ts';

/** Whether `next` follows the slots of `hours` without a gap, of the same types and at the same hospitals. */
const goesOn = (hours: Slot, next: Slot): boolean =>
  hours.to === next.from &&
  hours.online === next.online &&
  hours.hospitalIds.length === next.hospitalIds.length &&
  hours.hospitalIds.every((id) => next.hospitalIds.includes(id));

/**
 * The working hours of a day: slots that match the filter and follow each other are joined. Minutes in which no slot
 * fits are left out.
 */
export function hoursOfSlots(slots: readonly Slot[], filter: SlotFilter): Slot[] {
  const hours: Slot[] = [];
  for (const offered of slots) {
    const slot = matchSlot(offered, filter);
    if (!slot) continue;
    const before = hours.findIndex((one) => goesOn(one, slot));
    if (before < 0) hours.push(slot);
    else hours[before] = { ...hours[before]!, to: slot.to };
  }
  return hours;
}
