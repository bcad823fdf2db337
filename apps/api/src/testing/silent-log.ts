import { pino } from 'pino';

/** A log that nobody reads: gates count outcomes. */
export const silentLog = pino({ level: 'silent' });
