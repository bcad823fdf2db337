import type { DoctorCard } from '@ivuriro/contract';
import type { Reads } from '../../../platform/db/reads.ts';
import { type CardPage, type DoctorRow, matchedDoctors, specialities } from './cards.queries.ts';

/** The first published doctors on the team of a place, A–Z, and how many published doctors the team has. */
export const teamCards = (reads: Reads, placeId: string, first: number, now: Date): Promise<CardPage<DoctorRow>> =>
  matchedDoctors(reads, { ...firstOfTeam, values: [placeId, first] }, now);

// the id of the place is in a sub-select, where the planner does not see it and so keeps one plan; otherwise it would
// plan the query anew each time for a place with a small team
const inTeam = 't.provider_id = (select $1::uuid) and t.shown_as is not null';
const firstOfTeam = {
  name: 'first_of_team',
  text: `select array(select t.doctor_id from team_member t where ${inTeam} order by t.shown_as, t.doctor_id limit $2) as ids,
    (select count(*)::integer from team_member t where ${inTeam}) as total`,
};

type TeamDoctor = Pick<DoctorCard, 'id' | 'name' | 'doctorSpecialties' | 'consultation_fee'>;
const wholeTeam = {
  name: 'whole_team',
  text: `select p.id, p.name, ${specialities} as "doctorSpecialties",
      (select consultation_fee from doctor where id = p.id) as consultation_fee
    from team_member t, lateral (select id, name from provider where id = t.doctor_id offset 0) p
    where ${inTeam} order by t.shown_as, p.id`,
};

/** All published doctors of a place, A–Z, with their specialities and fees. */
export const publishedTeam = async (reads: Reads, placeId: string): Promise<TeamDoctor[]> =>
  (await reads.query<TeamDoctor>({ ...wholeTeam, values: [placeId] })).rows;
