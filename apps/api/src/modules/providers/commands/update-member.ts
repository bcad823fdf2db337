import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call, OwnedCall } from '../../../platform/http/call.ts';
import { correctAddress } from '../../identity/index.ts';
import { certify } from './verify-doctor.ts';
import type { DoctorForm, PlaceForm } from '../domain/profile-columns.ts';
import { updateDoctor, updatePlace } from './update-profile.ts';

type UpdateCall<Form> = OwnedCall<unknown, unknown, Form>;

/**
 * An administrator saves a doctor's profile, whether the doctor is verified, and the day on which the licence expires.
 */
export const changeDoctor = (call: UpdateCall<DoctorForm & Parameters<typeof certify>[2]>) =>
  changed(call, async (trx) => {
    await updateDoctor(trx, call.owner.id, call.body);
    await certify(trx, call.owner.id, call.body, call.now);
  });

/** An administrator saves the profile of a hospital, laboratory or pharmacy. */
export const changePlace = (call: UpdateCall<PlaceForm>) =>
  changed(call, (trx) => updatePlace(trx, call.owner, call.body));

async function changed(call: UpdateCall<{ email: string }>, save: (trx: Db) => Promise<void>) {
  const { owner, body, transact, now } = call;
  return transact(async (trx) => {
    await save(trx);
    await correctAddress(trx, owner.id, body.email, now);
    return saved(call, owner.id, owner.kind);
  });
}

/**
 * Returns the response after a profile was saved, with the id that the client needs to upload pictures. Called within
 * the transaction, so that the audit entry names the member.
 */
export const saved = ({ about }: Pick<Call, 'about'>, id: string, itemType: Kind) => {
  about({ objectId: id });
  return { id, itemType };
};
