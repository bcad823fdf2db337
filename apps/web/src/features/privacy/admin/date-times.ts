import { clockOf, plainDate } from '../../../lib/language/dates.ts';

/** 'November 22nd 2026, 14:05' in Kigali. */
export const dateTimeText = (at: string): string => `${plainDate(new Date(at))}, ${clockOf(at)}`;

/** Reads the value of a date and time field as Kigali time. */
export const instantIn = (local: string): string => (local ? `${local}:00+02:00` : '');
