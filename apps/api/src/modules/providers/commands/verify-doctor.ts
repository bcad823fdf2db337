import type { Updateable } from 'kysely';
import { dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Doctor } from '../../../platform/db/types.ts';
import { problem } from '../../../platform/errors.ts';

interface CertificateCheck {
  licence_expires_on?: string | null | undefined;
  verified?: boolean | undefined;
}

/**
 * Saves what an administrator has verified. A doctor without a registration number or with an expired licence cannot be
 * verified.
 */
export async function certify(
  trx: Db,
  id: string,
  { licence_expires_on, verified }: CertificateCheck,
  now: Date,
): Promise<void> {
  const changes: Updateable<Doctor> = {};
  if (licence_expires_on !== undefined) changes.licence_expires_on = licence_expires_on;
  if (verified !== undefined) changes.verified = verified;
  if (Object.keys(changes).length === 0) return;
  const doctor = await trx
    .updateTable('doctor')
    .set(changes)
    .where('id', '=', id)
    .returning(['rmdc_number', 'licence_expires_on'])
    .executeTakeFirstOrThrow();
  if (!verified) return;
  if (!doctor.rmdc_number) throw problem('validation_failed', 'Enter the registration number that you checked.');
  if (doctor.licence_expires_on && doctor.licence_expires_on < dayOf(now))
    throw problem('validation_failed', 'The licence has expired: the doctor cannot be marked as verified.');
}
