import type { Day } from '../../lib/language/dates.ts';

/** `isHeld`: whether the slot is held for the signed-in patient. */
export type TimeSlot = {
  time: string;
  end_time: string;
  isAvailable: boolean;
  isHeld?: boolean;
  hospital_ids?: string[];
  /** In the calendar of a hospital with walk_in: the doctors who are free then. */
  doctor_ids?: string[];
};
/** The answer of GET /view_doctor/calendar and GET /view_hospital/calendar. */
export type Calendar = {
  /** When the server read the calendar, in Kigali time. */
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
  /**
   * The present slot of an appointment that is being moved. It is shown as the person's own slot and not as taken by
   * somebody else.
   */
  own?: ChosenSlot;
  /** Whether the chosen slot is held for the signed-in person. */
  held?: boolean;
  /** Called when a slot is chosen. `at` are the ids of the hospitals where it can be booked. */
  onChoose: (slot: ChosenSlot, at: string[] | undefined) => void;
  /** Whether the patient is at the desk: then slots that have begun can be chosen until they end. */
  walkIn?: boolean;
};
