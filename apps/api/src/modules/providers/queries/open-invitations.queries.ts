import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { firstPicture } from '../../files/index.ts';

interface ShownParty {
  id: string;
  name: string;
  picture: { id: string; filename: string } | null;
}

interface ShownInvitation {
  id: string;
  place: ShownParty & { kind: 'hospital' | 'laboratory' };
  doctor: ShownParty;
  invited_by: string;
  created_at: Date;
}

/** Pending invitations that an account sent or received. An invitation whose sender is not published is left out. */
export async function openInvitationsOf(db: Db, id: string): Promise<ShownInvitation[]> {
  const party = (
    alias: string,
  ) => sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'kind', ${sql.ref(`${alias}.kind`)},
    'name', ${sql.ref(`${alias}.name`)}, 'picture', ${sql.raw(firstPicture(`${alias}.kind`, `${alias}.id`))})`;
  const { rows } = await sql<ShownInvitation>`
    select one.id, one.invited_by, one.created_at, ${party('place')} as place, ${party('doctor')} as doctor
    from team_invitation one join provider place on place.id = one.provider_id join provider doctor on doctor.id = one.doctor_id
    where one.state = 'INVITED' and (one.provider_id = ${id} or one.doctor_id = ${id})
      and case when one.invited_by = place.id then place.is_published else doctor.is_published end
    order by one.created_at desc, one.id desc`.execute(db);
  return rows;
}
