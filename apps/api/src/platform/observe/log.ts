import { type DestinationStream, type Logger, pino } from 'pino';

const rows = ['err', 'job.error'].flatMap((error) => [`${error}.detail`, `${error}.where`]);
const words = 'job.job.payload';

/**
 * One line of JSON for each thing that happened. What the database tells of a row that it refused may be medical, and so may
 * what a job was given to tell somebody.
 */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: { paths: [...rows, words], remove: true } }, ...(to ? [to] : []));
