import type { accessLogs } from '@ivuriro/contract/access-log';
import type { Role } from '@ivuriro/contract/endpoint';
import type { CallOf } from '../../../platform/http/call.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { isId } from '../../../platform/ids.ts';
import { objectCodes } from '../ports.ts';
import { type FileAccess, openingsOf } from './access-log.queries.ts';

/** Returns to a patient one page of the accesses to their records by everybody else. */
export async function accessLog(call: CallOf<typeof accessLogs.read>) {
  const { db, actor, query } = call;
  const { rows, total } = await openingsOf(db, actor.id, windowOf(query));
  const codes = await codesFor(db, rows.map(aboutWhat));
  return pageOf(
    call,
    query,
    total,
    rows.map((row) => ({
      at: row.at.toISOString(),
      account_type: row.account_type as Role,
      name: row.name,
      person: row.person,
      role: row.role,
      for_patient: row.for_patient,
      action: row.action,
      object_code: codes.get(aboutWhat(row).id) ?? null,
    })),
  );
}

interface AccessedObject {
  object: string;
  id: string;
}

/**
 * Finds the object to which an entry belongs. For a file it is the object of which the file is a part, which the audit
 * log names as `appointment:{id}`.
 */
function aboutWhat({ object, object_id }: FileAccess): AccessedObject {
  const [name = '', part] = (object ?? '').split(':');
  return { object: name, id: part ?? object_id ?? '' };
}

async function codesFor(db: Db, all: AccessedObject[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(objectCodes.call()).map(async ([object, find]) => {
      const ids = new Set(all.filter((one) => one.object === object && isId(one.id)).map(({ id }) => id));
      return ids.size > 0 ? find(db, [...ids]) : new Map<string, string>();
    }),
  );
  return new Map(found.flatMap((codes) => [...codes]));
}
