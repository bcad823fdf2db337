import type { Grant } from '../../platform/http/grants.ts';
import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import { consultationFileSaved } from '../consultations/index.ts';
import { providerDeleted } from '../providers/index.ts';
import { cancelOpen } from './commands/cancel-open-orders.ts';
import type { OrderKind } from './domain/order-kinds.ts';
import { offeringRoutes } from './offerings.routes.ts';
import { basketRoutes, orderCashResources, orderRoutes } from './orders.routes.ts';
import { acceptAnew } from './jobs/withdraw-prescription-acceptance.ts';

export { deleteWithdrawn, eraseAddresses, withdrawOfferings } from './jobs/erasure.ts';
export { orderPlaced, orderStatusChanged, orderWorkChanged, prescriptionReplaced } from './events.ts';
export type { OrderKind } from './domain/order-kinds.ts';
export { presentDrugOrders, presentLabOrders } from './presenters/present-order.ts';
export { offeringsInStock, shopsInStock } from './queries/shops-offering.queries.ts';
export { orderPurpose } from './commands/order-purpose.ts';
export { openOrders } from './commands/cancel-open-orders.ts';
export { orderPartners } from './queries/order-partners.queries.ts';
export {
  type OrderBrief,
  type OrderWithRefs,
  orderBrief,
  orderCodes,
  ordersToPrint,
  orderWithRefs,
  completedOrders,
} from './queries/orders.queries.ts';
export { pickupCodeOf } from './queries/order-work.queries.ts';
export { longestWaiting as longestWaitingOrders } from './queries/order-list.queries.ts';

const grantsOf = (kind: OrderKind): Grant[] => [
  {
    object: `${kind}_order`,
    table: 'medical_order',
    by: { patient: `patient_id = $2 and kind = '${kind}'`, [kind]: 'provider_id = $2' },
    subject: 'patient_id',
  },
  {
    object: `${kind}_offer`,
    table: 'offer',
    by: { [kind]: 'provider_id = $2 and removed_at is null' },
  },
];

export const orders: Module = {
  name: 'orders',
  subscriptions: [
    on(providerDeleted, 'cancel_orders_of_deleted', cancelOpen),
    on(consultationFileSaved, 'accept_prescription_anew', acceptAnew),
  ],
  routes: [...offeringRoutes, ...basketRoutes, ...orderRoutes],
  resources: orderCashResources,
  guardedTables: [
    'medical_order',
    'medical_order_attachment',
    'medical_order_line',
    'medical_order_status_change',
    'order_work',
  ],
  partyColumns: [{ table: 'medical_order', column: 'patient_id' }],
  grants: [
    ...grantsOf('laboratory'),
    ...grantsOf('pharmacy'),
    {
      object: 'pharmacy',
      table: 'provider',
      by: { admin: `kind = 'pharmacy' and deleted_at is null` },
    },
  ],
};
