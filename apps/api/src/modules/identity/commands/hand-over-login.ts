import type { Db } from '../../../platform/db/pool.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loginsHandedOver } from '../events.ts';
import { deleteKnownDevices } from '../queries/known-devices.queries.ts';
import { clearUnprovedPasswords } from '../queries/opened-accounts.queries.ts';
import { endPins } from '../queries/pins.queries.ts';
import { deleteSessionsOfLogins } from '../queries/sessions.queries.ts';

/**
 * Runs after an account was opened for the e-mail address of a login. If the login has not confirmed the address, a
 * stranger may have registered it first: then the password, all sessions, known devices and PINs are deleted, and only
 * the mailed link can set a new password.
 */
export async function handOver(trx: Db, loginIds: string[]): Promise<void> {
  const unproved = await clearUnprovedPasswords(trx, loginIds);
  if (unproved.length === 0) return;
  await deleteKnownDevices(trx, unproved);
  await endPins(trx, unproved);
  await emit(trx, loginsHandedOver, { sessions: await deleteSessionsOfLogins(trx, unproved) });
}

export async function endSockets({ sessions }: { sessions: string[] }, { realtime }: Platform): Promise<void> {
  for (const id of sessions) realtime.disconnect(id);
}
