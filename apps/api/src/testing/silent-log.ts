import { pino } from 'pino';

/** A log without output, because gates count outcomes and print them themselves. */
export const silentLog = pino({ level: 'silent' });
