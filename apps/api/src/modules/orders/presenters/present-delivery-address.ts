import type { Db } from '../../../platform/db/pool.ts';
import { divisionPath } from '../../catalogue/index.ts';
import { lastDelivery } from '../queries/delivery-address.queries.ts';

/**
 * The address of the patient's last order with delivery, with the codes by which a form selects its divisions; null
 * when there is no such order.
 */
export async function lastDeliveryAddress(db: Db, patientId: string) {
  const last = await lastDelivery(db, patientId);
  if (!last) return null;
  return { where: await divisionPath(db, last.division_code!), house_street_no: last.house_street_no! };
}
