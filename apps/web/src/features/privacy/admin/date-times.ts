import { clockOf, plainDate } from '../../../lib/language/dates.ts';

/** 'November 22nd 2026, 14:05' in Kigali. */
export const said = (at: string): string => `${plainDate(new Date(at))}, ${clockOf(at)}`;

/** What a field for day and time gives, which is meant in Kigali. */
export const instantIn = (local: string): string => (local ? `${local}:00+02:00` : '');
