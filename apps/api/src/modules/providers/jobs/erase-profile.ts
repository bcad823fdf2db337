import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { deleteProvider } from '../commands/delete-provider.ts';
import { lockPractice } from '../queries/practice-lock.queries.ts';
import { refreshSearch } from '../commands/refresh-search.ts';
import { eraseInvitationsOf } from '../queries/team-invitations.queries.ts';

const links = [
  'accepted_insurance',
  'provider_facility',
  'provider_speciality',
  'treated_symptom_disease',
  'working_hour',
] as const;

/**
 * Locks the provider against booking, ordering and deletion until the transaction ends; null if there is no such
 * provider.
 */
export async function lockProvider(trx: Db, id: string): Promise<{ kind: Kind; gone: boolean } | null> {
  await lockPractice(trx, id);
  const row = await trx
    .selectFrom('provider')
    .select(['kind', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { kind: row.kind as Kind, gone: row.deleted_at !== null } : null;
}

/**
 * Hides a provider permanently and erases their profile. When `name` is null, because records must be kept, the
 * provider keeps their name, and a doctor also keeps the registration number. Returns the ids of the sessions that
 * ended.
 */
export async function eraseProfile(
  trx: Db,
  { id, kind, gone }: { id: string; kind: Kind; gone: boolean },
  name: string | null,
  by: string,
  now: Date,
): Promise<string[]> {
  const ended = gone ? [] : await deleteProvider(trx, { id, kind }, by, now);
  for (const table of links) await trx.deleteFrom(table).where('provider_id', '=', id).execute();
  await trx
    .deleteFrom('team_member')
    .where((eb) => eb.or([eb('doctor_id', '=', id), eb('provider_id', '=', id)]))
    .execute();
  await eraseInvitationsOf(trx, id);
  await trx
    .updateTable('provider')
    .set({ email: null, phone: null, ...(name === null ? {} : { name }) })
    .where('id', '=', id)
    .execute();
  await (kind === 'doctor' ? emptyDoctor(trx, id, name !== null) : emptyPlace(trx, id));
  await refreshSearch(trx, [id]);
  return ended;
}

const none = sql<string>`'[]'::jsonb`;

const emptyDoctor = (trx: Db, id: string, unknown: boolean) =>
  trx
    .updateTable('doctor')
    .set({
      gender: null,
      bio: '',
      education_trainings: none,
      awards_honors: none,
      language_spoken: none,
      publication: none,
      other_certificates: none,
      consultation_fee: null,
      verified: false,
      licence_expires_on: null,
      ...(unknown ? { rmdc_number: null } : {}),
    })
    .where('id', '=', id)
    .execute();

const emptyPlace = (trx: Db, id: string) =>
  trx
    .updateTable('place')
    .set({
      about: '',
      address: null,
      sector_code: null,
      district_code: null,
      latitude: null,
      longitude: null,
      is_pinned: false,
      other_services: none,
    })
    .where('id', '=', id)
    .execute();
