import type { privacy } from '@ivuriro/contract/privacy';
import { actingFor } from '../../../platform/db/actor-context.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PrivateFile, signedAddress } from '../../files/index.ts';
import { drawOwnData } from '../presenters/my-data-pdf.ts';
import { ownData } from './my-data.queries.ts';

export const dataCopies = { my_data_json: myDataJson, my_data_pdf: myDataPaper };

/**
 * Returns signed URLs of a JSON and a PDF file with the account's data, which expire after minutes. Each file is
 * generated once, when its URL is first opened.
 */
export async function myData({ platform, actor }: CallOf<typeof privacy.copy>) {
  const at = (file: keyof typeof dataCopies) =>
    signedAddress(platform, `${file}:${actor.id}:${newId()}`, {
      accountId: actor.id,
      object: `${actor.type}:${actor.id}`,
    });
  return { json: at('my_data_json'), pdf: at('my_data_pdf') };
}

async function myDataJson(platform: Platform, accountId: string): Promise<PrivateFile> {
  const made_at = platform.now();
  const data = {
    made_at,
    ...(await actingFor({ id: accountId, type: 'account' }, () => ownData(platform.db, accountId))),
  };
  return {
    name: `ivuriro-my-data-${dayOf(made_at)}.json`,
    contentType: 'application/json; charset=utf-8',
    bytes: Buffer.from(JSON.stringify(data, null, 2)),
  };
}

async function myDataPaper(platform: Platform, accountId: string): Promise<PrivateFile> {
  const day = dayOf(platform.now());
  const data = await actingFor({ id: accountId, type: 'account' }, () => ownData(platform.db, accountId));
  return {
    name: `ivuriro-my-data-${day}.pdf`,
    contentType: 'application/pdf',
    bytes: await drawOwnData(data, day),
  };
}
