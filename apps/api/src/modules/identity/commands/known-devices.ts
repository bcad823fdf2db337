import { retention } from '@ivuriro/contract/retention';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call } from '../../../platform/http/call.ts';
import { newSecret } from '../../../platform/ids.ts';
import { hashOf } from '../../../platform/session.ts';
import { deleteKnownDevices, insertKnownDevice, isDeviceKnown, knowsDevice } from '../queries/known-devices.queries.ts';

type DeviceCall = Pick<Call, 'headers' | 'setCookie' | 'platform' | 'now'>;

const cookieName = 'ivuriro_device';
const sent = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);
const secretOf = ({ headers }: Pick<Call, 'headers'>): string | undefined => sent.exec(String(headers.cookie))?.[1];

/**
 * Returns the hash of the device id in the cookie; null without one. The id is not trusted, because anybody can make
 * one up.
 */
export function deviceIn(call: Pick<Call, 'headers'>): Buffer | null {
  const secret = secretOf(call);
  return secret ? hashOf(secret) : null;
}

/** Returns the hash of the device if a right code of the login's second factor was entered on it before, else null. */
export async function knownDevice(call: Pick<Call, 'db' | 'headers'>, loginId: string): Promise<Buffer | null> {
  const hash = deviceIn(call);
  return hash && (await knowsDevice(call.db, hash, loginId)) ? hash : null;
}

/**
 * Stores the device as known to the login, after its right password or phone code and, if a second factor is enrolled,
 * the right code of that. The cookie authorises nothing: it only decides where wrong attempts are counted. One device
 * may be known to several logins, because people share browsers. A device id that this server did not issue is
 * replaced, because somebody else may have put it into the browser.
 */
export async function storeKnownDevice(
  trx: Db,
  call: DeviceCall,
  loginId: string,
  by: 'password' | 'code' = 'password',
): Promise<void> {
  const brought = secretOf(call);
  const secret = brought && (await isDeviceKnown(trx, hashOf(brought))) ? brought : newSecret();
  await insertKnownDevice(trx, {
    device_hash: hashOf(secret),
    login_id: loginId,
    last_used_at: call.now,
    ...(by === 'code' ? { code_at: call.now } : {}),
  });
  const secure = call.platform.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  call.setCookie(
    `${cookieName}=${secret}; Path=/api; Max-Age=${retention.known_devices.days * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/**
 * After a change of the password, deletes the known devices of the login except the current one, for which the time of
 * the last right code stays stored.
 */
export const deleteOtherDevices = (trx: Db, call: Pick<Call, 'headers'>, loginId: string) => {
  const secret = secretOf(call);
  return deleteKnownDevices(trx, [loginId], secret ? hashOf(secret) : undefined);
};
