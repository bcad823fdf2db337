import type { Db } from '../../../platform/db/pool.ts';
import type { Invitation, Pair } from './team-invitations.queries.ts';

const pairKey = ({ provider_id, doctor_id }: { provider_id: string; doctor_id: string }) =>
  `${provider_id} ${doctor_id}`;

interface TeamState {
  isMember: (pair: Pair) => boolean;
  waiting: (pair: Pair) => Invitation | undefined;
  wasDeclined: (pair: Pair) => boolean;
}

/**
 * The memberships and invitations between the sides of these pairs. Of declined invitations, only those that `inviter`
 * sent and that were declined after `declinedSince` count.
 */
export async function standingOf(trx: Db, pairs: Pair[], inviter: string, declinedSince: Date): Promise<TeamState> {
  const places = pairs.map((pair) => pair.provider_id);
  const doctors = pairs.map((pair) => pair.doctor_id);
  const members = await trx
    .selectFrom('team_member')
    .select(['provider_id', 'doctor_id'])
    .where('provider_id', 'in', places)
    .where('doctor_id', 'in', doctors)
    .execute();
  const invitations = await trx
    .selectFrom('team_invitation')
    .select(['id', 'provider_id', 'place_kind', 'doctor_id', 'invited_by', 'state'])
    .where('provider_id', 'in', places)
    .where('doctor_id', 'in', doctors)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'INVITED'),
        eb.and([eb('state', '=', 'DECLINED'), eb('invited_by', '=', inviter), eb('ended_at', '>', declinedSince)]),
      ]),
    )
    .execute();
  const linked = new Set(members.map(pairKey));
  const open = new Map(invitations.filter(({ state }) => state === 'INVITED').map((one) => [pairKey(one), one]));
  const declined = new Set(invitations.filter(({ state }) => state === 'DECLINED').map(pairKey));
  return {
    isMember: (pair) => linked.has(pairKey(pair)),
    waiting: (pair) => open.get(pairKey(pair)),
    wasDeclined: (pair) => declined.has(pairKey(pair)),
  };
}
