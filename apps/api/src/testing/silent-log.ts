import { pino } from 'pino';

/** Gates count outcomes and print them themselves. */
export const silentLog = pino({ level: 'silent' });
