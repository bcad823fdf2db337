import type { Day } from '../../lib/language/dates.ts';

/** `isHeld`: held for the signed-in patient. */
export type TimeSlot = {
  time: string;
  end_time: string;
  isAvailable: boolean;
  isHeld?: boolean;
  hospital_ids?: string[];
};
/** The answer of GET /view_doctor/calendar and GET /view_hospital/calendar. */
export type Calendar = {
  /** When it was read, in Kigali. */
  as_of?: string;
  isAvailable: boolean;
  nextAvailableDate: Day | null;
  calendar: { date: Day; timeSlots: TimeSlot[] }[];
};
export type ChosenSlot = { date: Day; time: string; end_time: string };

export type CalendarProps = {
  /** Undefined while the calendar loads. */
  calendar: Calendar | undefined;
  failed?: boolean;
  onRetry?: () => void;
  today: Day;
  week: number;
  onWeek: (week: number) => void;
  chosen?: ChosenSlot | null;
  /** When an appointment is moved: its present slot, which is shown as the person's own and not as somebody else's. */
  own?: ChosenSlot;
  /** Whether the chosen slot is held for the person. */
  held?: boolean;
  /** `at`: the hospitals of the chosen slot. */
  onChoose: (slot: ChosenSlot, at: string[] | undefined) => void;
  /** Slots that have begun can be chosen until they end. */
  walkIn?: boolean;
};
