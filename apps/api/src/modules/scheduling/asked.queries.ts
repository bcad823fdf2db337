import { within } from '../../platform/db/statement.ts';
import type { Db } from '../../platform/db/pool.ts';
import { nameOf } from '../catalogue/index.ts';
import { bookable, type BookableDoctor } from '../directory/index.ts';
import { hasUnpaid } from '../payments/index.ts';
import type { AppointmentRequest } from '@ivuriro/contract/scheduling';

/** What a request names, as far as it exists, and of the patient what booking asks about. */
export interface Asked {
  insurance: string | null;
  doctor: BookableDoctor | null;
  /** Another visit is held and not paid. */
  holdsAnother: boolean;
}

const asked = {
  name: 'booking_asked',
  text: `select ${nameOf('insurance', '$1')} as insurance, ${bookable('$2::uuid')} as doctor,
    ${hasUnpaid('$3::uuid', 'appointment')} as "holdsAnother"`,
};

/** In one round trip. */
export async function findAsked(db: Db, request: AppointmentRequest, patientId: string): Promise<Asked> {
  const [found] = await within(db)<Asked>(asked, [request.insurance_id, request.doctor_id || null, patientId]);
  return found!;
}
