import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../errors.ts';

/**
 * When the database dies, the job runner leaves some rejections unhandled (it returns failed jobs in the background),
 * and Node would end the process for them. The jobs are safe in the database and will be taken again, so these are only
 * logged. Any other unhandled rejection still ends the process.
 */
export function surviveLostConnections(log: FastifyBaseLogger): () => void {
  const hear = (error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'the database went away under a job');
  };
  process.on('unhandledRejection', hear);
  return () => void process.off('unhandledRejection', hear);
}
