import type { sharedComputers } from '@ivuriro/contract/shared-computers';
import type { CallOf } from '../../../platform/http/call.ts';
import { hashPin } from '../domain/pins.ts';
import { lockLogin } from '../queries/accounts.queries.ts';
import { hasPin, storePin } from '../queries/pins.queries.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';

export const readPin = async ({ db, actor }: CallOf<typeof sharedComputers.readPin>) => ({
  set: await hasPin(db, actor.membershipId),
});

/** Each membership has a PIN of its own: a member of two hospitals sets two. */
export async function setPin(call: CallOf<typeof sharedComputers.setPin>) {
  const { actor, body, platform } = call;
  await refuseWithoutPassword(call, body.password);
  const pinHash = await hashPin(platform.config, actor.membershipId, body.pin);
  await call.transact(async (trx) => {
    // a change of the password ends PINs: it either waits for this lock, or has already ended the session of this call
    await lockLogin(trx, actor.loginId);
    await storePin(trx, actor.membershipId, pinHash);
  });
  return null;
}

export async function removePin({ actor, transact }: CallOf<typeof sharedComputers.removePin>) {
  await transact((trx) => storePin(trx, actor.membershipId, null));
  return null;
}
