import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';
import type { AuditLine } from './audit.ts';
import { writeDenial } from './denials.ts';
import { problemFor } from './translate.ts';

// The error codes of requests that were invalid or too frequent; they do not mean a denied access.
const notDenials = new Set([
  'validation_failed',
  'unknown_field',
  'malformed',
  'too_large',
  'unsupported_type',
  'slow_down',
]);

/** Writes a denied access to the audit log, with the caller and the object. */
export async function recordDenial(
  error: unknown,
  actor: Actor | null,
  audited: boolean,
  line: AuditLine,
  platform: Platform,
  ip: string,
): Promise<void> {
  const told = problemFor(error);
  if (told.status >= 500 || notDenials.has(told.code) || (!actor && !audited)) return;
  // a denied access changed nothing, so the entry must list no changes
  const { changes: _none, ...denied } = line;
  await writeDenial(platform, { ...denied, outcome: told.code }, ip);
}
