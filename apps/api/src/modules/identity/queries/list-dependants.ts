import type { dependants } from '@ivuriro/contract/dependants';
import type { CallOf } from '../../../platform/http/call.ts';
import { isOfAge } from '../domain/of-age.ts';
import { picturesFor } from '../ports.ts';
import { childrenOf } from './dependants.queries.ts';

export async function listDependants({ db, actor, now }: CallOf<typeof dependants.list>) {
  const rows = await childrenOf(db, actor.loginId);
  const ids = rows.map(({ id }) => id);
  const pictures = await picturesFor.call(db, 'patient', ids);
  return rows.map((row) => ({
    ...row,
    picture: pictures.get(row.id)?.[0] ?? null,
    of_age: isOfAge(row.birth_date, now),
  }));
}
