import type { guardians } from '@ivuriro/contract/guardians';
import type { CallOf } from '../../../platform/http/call.ts';
import { presentGuardian } from '../presenters/present-guardian.ts';
import { guardiansOf } from './guardians.queries.ts';

export async function listGuardians({ db, actor }: CallOf<typeof guardians.list>) {
  const people = await guardiansOf(db, actor.id);
  const actors = people.filter(({ status }) => status === 'ACTIVE').length;
  return people.map((one) => {
    const row = presentGuardian(one, actor);
    // the only person who acts for the record may not leave it
    return row.is_you && actors === 1 ? { ...row, may_end: false } : row;
  });
}
