import type { Day } from '../../lib/language/dates.ts';

/** `isHeld`: for the person. */
export type TimeSlot = { time: string; end_time: string; isAvailable: boolean; isHeld?: boolean };
/** As GET /view_doctor/calendar and GET /view_hospital/calendar answer. */
export type Calendar = {
  isAvailable: boolean;
  nextAvailableDate: Day | null;
  calendar: { date: Day; timeSlots: TimeSlot[] }[];
};
export type ChosenSlot = { date: Day; time: string; end_time: string };

export type CalendarProps = {
  /** Absent while it loads. */
  calendar: Calendar | undefined;
  failed?: boolean;
  onRetry?: () => void;
  today: Day;
  week: number;
  onWeek: (week: number) => void;
  chosen?: ChosenSlot | null;
  /** The person's own appointment, which takes its time: it is not somebody else's. */
  own?: ChosenSlot;
  /** The chosen slot is held for the person. */
  held?: boolean;
  onChoose: (slot: ChosenSlot) => void;
};
