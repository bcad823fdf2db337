import type { deskPatients } from '@ivuriro/contract/desk-patients';
import { type OwnedCallOf, Reply } from '../../../platform/http/call.ts';
import { presentDeskPatient } from '../presenters/present-desk-patient.ts';
import { insertAccountRow, insertPatient } from '../queries/accounts.queries.ts';
import { findDeskPatient, findRecorded, insertDeskRecord } from '../queries/desk-records.queries.ts';

const known = 'This patient has a record here already.';

/**
 * Makes a record for a patient without a login. When the place has a record with the same name, phone number and birth
 * date already, returns that with status 200.
 */
export async function recordPatient(call: OwnedCallOf<typeof deskPatients.endpoints.add>) {
  const { owner, actor, body, now } = call;
  const typed = body.birth_date || null;
  const isYear = typed?.length === 4;
  const phone = body.phone || null;
  const birthDate = isYear ? null : typed;
  const birthYear = isYear ? Number(typed) : null;
  // an exclusive lock: simultaneous requests of the same place wait, so that a form sent twice makes one record
  const counting = { exclusive: true };
  return call.transact(async (trx) => {
    const recorded = await findRecorded(trx, owner.id, { name: body.full_name, phone, birthDate, birthYear });
    const id = recorded ?? (await insertRecord());
    call.about({ objectId: id, patientId: id });
    const patient = presentDeskPatient((await findDeskPatient(trx, id, owner.id))!);
    return recorded ? new Reply(patient, 200, known) : patient;

    async function insertRecord(): Promise<string> {
      const row = { loginId: null, type: 'patient', name: body.full_name, termsVersion: null, now } as const;
      const account = await insertAccountRow(trx, row);
      await insertPatient(trx, {
        id: account.id,
        gender: body.gender ?? null,
        id_number: body.id_number || null,
        birth_date: birthDate,
        address: null,
      });
      await insertDeskRecord(trx, {
        account_id: account.id,
        place_id: owner.id,
        made_by: actor.membershipId,
        phone,
        birth_year: birthYear,
        made_at: now,
      });
      return account.id;
    }
  }, counting);
}
