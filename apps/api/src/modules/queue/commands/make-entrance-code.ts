import type { entranceCodes } from '@ivuriro/contract/entrance-codes';
import type { Db } from '../../../platform/db/pool.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { newCode } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seal } from '../../../platform/seal.ts';
import { signedAddress } from '../../files/index.ts';
import { entranceAddress, entranceSeal } from '../domain/entrance.ts';
import { lockEntranceCode, setSecret } from '../queries/place-secrets.queries.ts';
import { findEntranceAddress } from '../queries/entrance-address.ts';

type EntranceCall = OwnedCallOf<typeof entranceCodes.endpoints.open>;

/** The address and the poster for the door. The first call makes the code. */
export const openEntrance = (call: EntranceCall) =>
  call.transact(async (trx) => {
    const { owner, platform, now } = call;
    await lockEntranceCode(trx, owner.id);
    return shown(
      call,
      (await findEntranceAddress(trx, platform, owner.id)) ?? (await make(trx, platform, owner.id, now)),
    );
  });

/** Makes a new code for the door. Posters with the code before it no longer work. */
export const replaceEntranceCode = (call: EntranceCall) =>
  call.transact(async (trx) => shown(call, await make(trx, call.platform, call.owner.id, call.now)));

async function make(trx: Db, platform: Platform, placeId: string, now: Date): Promise<string> {
  const secret = newCode(12);
  const sealed = seal(platform.config, entranceSeal, Buffer.from(secret));
  await setSecret(trx, 'entrance_code', placeId, { secret, sealed }, now);
  return entranceAddress(platform, secret);
}

const shown = ({ platform, actor, owner }: EntranceCall, address: string) => ({
  address,
  url: signedAddress(platform, `entrance_poster:${owner.id}`, { accountId: actor.id, object: `entrance:${owner.id}` }),
});
