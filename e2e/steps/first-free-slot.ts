import { told } from './api.ts';

/** The date that is this number of days ahead in Kigali, as YYYY-MM-DD. */
export const kigaliDay = (ahead: number): string =>
  new Date(Date.now() + (ahead * 24 + 2) * 3_600_000).toISOString().slice(0, 10);

interface FreeSlot {
  assigned_date: string;
  start_time: string;
  end_time: string;
}

/** The first free slot from the day after tomorrow on, in the calendar at this path (with its query). */
export async function firstFreeSlot(calendarPath: string): Promise<FreeSlot> {
  const days = `week_start_date=${kigaliDay(2)}&week_end_date=${kigaliDay(30)}`;
  const { calendar } = await told(`GET ${calendarPath}&${days}`);
  const day = calendar.find((one: any) => one.timeSlots.some((slot: any) => slot.isAvailable));
  const slot = day.timeSlots.find((one: any) => one.isAvailable);
  return { assigned_date: day.date, start_time: slot.time, end_time: slot.end_time };
}
