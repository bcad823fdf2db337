/**
 * SQL: a subquery of published doctors, to join with their calendars in one statement. Columns: `id`, `slot_minutes`
 * and `hospital_ids`, the doctor's published hospitals. The arguments are SQL: a condition on the id (`= $1`), and a
 * speciality or null.
 */
export const practices = (equalsIds: string, specialityId: string): string => `(
  select d.id, d.slot_minutes, array(
      select t.provider_id::text from team_member t join provider h on h.id = t.provider_id
      where t.doctor_id = d.id and t.place_kind = 'hospital' and h.is_published and h.deleted_at is null
      order by t.created_at, t.id) as hospital_ids
    from doctor d join provider p on p.id = d.id
    where d.id ${equalsIds} and p.is_published and p.deleted_at is null
      and (${specialityId} is null or exists (
        select from provider_speciality s where s.provider_id = d.id and s.speciality_id = ${specialityId})))`;
