import type { Role } from '@ivuriro/contract/endpoint';
import type { Platform } from '../../../platform/platform.ts';
import { ofAnAdministrator, type Row, type Sections } from './my-data-of-everybody.ts';
import { ofAPatient } from './my-data-of-patients.ts';
import { ofADoctor, ofAPlace } from './my-data-of-providers.ts';

export type OwnData = Record<string, Row[]>;

const sections: Record<Role, Sections> = {
  patient: ofAPatient,
  doctor: ofADoctor,
  hospital: ofAPlace,
  laboratory: ofAPlace,
  pharmacy: ofAPlace,
  admin: ofAnAdministrator,
};

/** Reads all sections in one snapshot, so that they agree with each other. */
export const ownData = (db: Platform['db'], accountId: string): Promise<OwnData> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { type } = await trx
        .selectFrom('account')
        .select('type')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const data: OwnData = {};
      for (const [name, read] of Object.entries(sections[type as Role]))
        data[name] = (await read(accountId).execute(trx)).rows;
      return data;
    });
