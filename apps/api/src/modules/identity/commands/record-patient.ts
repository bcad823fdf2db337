import type { deskPatients, NewDeskPatient } from '@ivuriro/contract/desk-patients';
import type { Db } from '../../../platform/db/pool.ts';
import { type OwnedCallOf, Reply } from '../../../platform/http/call.ts';
import { presentDeskPatient } from '../presenters/present-desk-patient.ts';
import { insertAccountRow, insertPatient } from '../queries/accounts.queries.ts';
import { findDeskPatient, findRecorded, insertDeskRecord } from '../queries/desk-records.queries.ts';

const known = 'This patient has a record here already.';

/**
 * Makes a record for a patient without a login. When the place already has a record with the same name, phone number
 * and birth date, returns that record with status 200.
 */
export async function recordPatient(call: OwnedCallOf<typeof deskPatients.endpoints.add>) {
  const { owner, actor, body, now } = call;
  return call.transact(
    async (trx) => {
      const { id, isNew } = await findOrInsertRecord(trx, { placeId: owner.id, madeBy: actor.membershipId }, body, now);
      call.about({ objectId: id, patientId: id });
      const patient = presentDeskPatient((await findDeskPatient(trx, id, owner.id))!);
      return isNew ? patient : new Reply(patient, 200, known);
    },
    { exclusive: true },
  );
}

/**
 * Returns the id of the place's record of a patient with this name, phone number and birth date, and inserts the record
 * if there is none. The transaction must have locked the place's account exclusively, so that a form sent twice makes
 * one record.
 */
export async function findOrInsertRecord(
  trx: Db,
  { placeId, madeBy }: { placeId: string; madeBy: string },
  typed: NewDeskPatient,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const born = typed.birth_date || null;
  const isYear = born?.length === 4;
  const phone = typed.phone || null;
  const birthDate = isYear ? null : born;
  const birthYear = isYear ? Number(born) : null;
  const recorded = await findRecorded(trx, placeId, { name: typed.full_name, phone, birthDate, birthYear });
  if (recorded) return { id: recorded, isNew: false };
  const row = { loginId: null, type: 'patient', name: typed.full_name, termsVersion: null, now } as const;
  const { id } = await insertAccountRow(trx, row);
  await insertPatient(trx, {
    id,
    gender: typed.gender ?? null,
    id_number: typed.id_number || null,
    birth_date: birthDate,
    address: null,
  });
  await insertDeskRecord(trx, {
    account_id: id,
    place_id: placeId,
    made_by: madeBy,
    phone,
    birth_year: birthYear,
    made_at: now,
  });
  return { id, isNew: true };
}
