import { type DestinationStream, type Logger, pino } from 'pino';

const rows = ['err', 'job.error'].flatMap((error) => [`${error}.detail`, `${error}.where`]);
const words = 'job.job.payload';

/**
 * A log with one line of JSON for each event. Details about rows that the database refused, and the payloads of jobs,
 * are left out, because they may be confidential.
 */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: { paths: [...rows, words], remove: true } }, ...(to ? [to] : []));
