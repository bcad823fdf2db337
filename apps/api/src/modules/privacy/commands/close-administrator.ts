import type { administrators } from '@ivuriro/contract/administrators';
import type { CallOf } from '../../../platform/http/call.ts';
import { throwAway } from '../../files/index.ts';
import { refuseWithoutPassword } from '../../identity/index.ts';
import { erase } from './erase-account.ts';

export async function closeAdministrator(call: CallOf<typeof administrators.close>): Promise<null> {
  const { actor, body, params, transact, platform, now } = call;
  await refuseWithoutPassword(call, body.password);
  const { sessions, files } = await transact((trx) => erase(trx, 'admin', { id: params.id, by: actor.id }, now));
  platform.realtime.invalidatePages();
  for (const id of sessions) platform.realtime.disconnect(id);
  await throwAway(platform, files);
  return null;
}
