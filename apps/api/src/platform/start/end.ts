import { LaunchRefused } from '@ivuriro/embedded-postgres';
import { readDatabasePlace } from '../config.ts';
import { codeOf, isUnavailable } from '../errors.ts';
import { StartRefused } from '../start-refused.ts';
import { databaseFailure } from './sentences.ts';

/** Ends a failed start: prints one sentence when the operator can repair the cause, otherwise the stack. */
export function endStart(error: unknown): never {
  const failure = asSentence(error);
  console.error(failure instanceof StartRefused ? failure.message : failure);
  process.exit(1);
}

/** Converts a failure to a sentence for the operator. Database and disk may also fail after they were checked. */
function asSentence(error: unknown): unknown {
  if (error instanceof StartRefused) return error;
  if (error instanceof LaunchRefused) return new StartRefused(error.message, { cause: error });
  const { databaseUrl, dataDir } = readDatabasePlace();
  if (databaseUrl && isUnavailable(error)) return databaseFailure(error, databaseUrl);
  if (!/^(ENOSPC|EDQUOT|53100)$/.test(codeOf(error) ?? '')) return error;
  return new StartRefused(`The disk of DATA_DIR, ${dataDir}, is full: make room, or name a folder on another disk.`);
}
