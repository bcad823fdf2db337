import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../errors.ts';

/**
 * The job runner leaves rejections unheard when the database dies under it (it gives failed jobs back in the background),
 * and Node would end the process for them. Its jobs are in the database and are taken again; everything else unheard
 * still ends the process.
 */
export function surviveLostConnections(log: FastifyBaseLogger): () => void {
  const hear = (error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'the database went away under a job');
  };
  process.on('unhandledRejection', hear);
  return () => void process.off('unhandledRejection', hear);
}
