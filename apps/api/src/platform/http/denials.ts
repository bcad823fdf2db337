import type { Platform } from '../platform.ts';
import { type AuditLine, writeAudit } from './audit.ts';

interface RepeatedDenial {
  line: AuditLine;
  more: number;
  timer: NodeJS.Timeout;
}
const windowMs = 60_000;
const repeated = new WeakMap<object, Map<string, RepeatedDenial>>();

/**
 * Writes the first denial to the audit log at once. Further denials within a minute that have the same member, action,
 * object and outcome are counted, and written as one entry when the minute is over.
 */
export async function writeDenial(platform: Platform, line: AuditLine, ip: string): Promise<void> {
  const ofPlatform = repeated.get(platform.pool) ?? new Map<string, RepeatedDenial>();
  repeated.set(platform.pool, ofPlatform);
  const { account_id, membership_id, action, object, object_id, outcome } = line;
  const key = JSON.stringify([account_id ?? ip, membership_id, action, object, object_id, outcome]);
  const known = ofPlatform.get(key);
  if (known) {
    known.more++;
    return;
  }
  const timer = setTimeout(() => {
    void finish(platform, ofPlatform, key).catch((error: unknown) =>
      platform.log.error({ err: error }, 'repeated denials were not written down'),
    );
  }, windowMs).unref();
  ofPlatform.set(key, { line, more: 0, timer });
  await writeAudit(platform.db, line);
}

/** Writes the counted denials of all running minutes at once, before a process ends. */
export async function flushDenials(platform: Platform): Promise<void> {
  const ofPlatform = repeated.get(platform.pool);
  for (const key of ofPlatform?.keys() ?? []) await finish(platform, ofPlatform!, key);
}

async function finish({ db }: Platform, ofPlatform: Map<string, RepeatedDenial>, key: string): Promise<void> {
  const { line, more, timer } = ofPlatform.get(key)!;
  clearTimeout(timer);
  ofPlatform.delete(key);
  if (more > 0) await writeAudit(db, { ...line, times: more });
}
