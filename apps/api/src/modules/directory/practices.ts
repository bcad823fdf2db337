import type { Run, Statement } from '../../platform/db/statement.ts';

export interface Practices {
  slotMinutes: number;
  /** The published hospitals where he is on the team. */
  hospitalIds: string[];
}

const practices: Statement = {
  name: 'practices',
  text: `select d.id, d.slot_minutes, array(
      select t.provider_id::text from team_member t join provider h on h.id = t.provider_id
      where t.doctor_id = d.id and t.place_kind = 'hospital' and h.is_published and h.deleted_at is null
      order by t.created_at, t.id) as hospital_ids
    from doctor d join provider p on p.id = d.id
    where d.id = any($1::uuid[]) and p.is_published and p.deleted_at is null
      and ($2::uuid is null or exists (
        select from provider_speciality s where s.provider_id = d.id and s.speciality_id = $2))`,
};

/** How long a visit of published doctors lasts and where they work, in one statement; of one speciality when it is named. */
export async function practicesOf(
  run: Run,
  doctorIds: readonly string[],
  specialityId: string | null = null,
): Promise<Map<string, Practices>> {
  const rows = await run<{ id: string; slot_minutes: number; hospital_ids: string[] }>(practices, [
    doctorIds,
    specialityId,
  ]);
  return new Map(rows.map((row) => [row.id, { slotMinutes: row.slot_minutes, hospitalIds: row.hospital_ids }]));
}
