import { within } from '../../platform/db/statement.ts';
import type { Db } from '../../platform/db/pool.ts';
import { nameOf } from '../catalogue/index.ts';
import { bookable, type BookableDoctor } from '../directory/index.ts';
import type { AppointmentRequest } from '@ivuriro/contract/scheduling';

/** What a request names, as far as it exists. */
interface Asked {
  insurance: string | null;
  doctor: BookableDoctor | null;
}

const asked = {
  name: 'booking_asked',
  text: `select ${nameOf('insurance', '$1')} as insurance, ${bookable('$2::uuid')} as doctor`,
};

/** In one round trip. */
export async function findAsked(db: Db, request: AppointmentRequest): Promise<Asked> {
  const [found] = await within(db)<Asked>(asked, [request.insurance_id, request.doctor_id || null]);
  return found!;
}
