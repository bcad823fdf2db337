import type { DrugOrderOfPatient, LabOrderOfPatient } from '@ivuriro/contract';
import type { Role } from '@ivuriro/contract/endpoint';
import type { DeskOrder } from '@ivuriro/contract/wire';
import { basket } from '@ivuriro/contract/basket';
import { orders } from '@ivuriro/contract/orders';
import { laboratoryCash, pharmacyCash } from '@ivuriro/contract/receipts';
import { type Call, Reply } from '../../platform/http/call.ts';
import { type Page, pageOf, type Paging, windowOf } from '../../platform/http/paging.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, may } from '../../platform/session.ts';
import type { FinalCall } from '../payments/index.ts';
import { type Change, changeOrder } from './commands/change-order.ts';
import type { OrderKind } from './domain/order-kinds.ts';
import { placeOrder } from './commands/place-order.ts';
import { takeCashForOrder } from './commands/take-cash-for-order.ts';
import { workOnOrder } from './commands/work-on-order.ts';
import { lastDeliveryAddress } from './presenters/present-delivery-address.ts';
import { findPharmacies } from './queries/find-pharmacies.ts';
import { listOrdersDue } from './queries/list-orders-due.ts';
import { orderWithRefs, type OrderWithRefs } from './queries/orders.queries.ts';
import { type Filter, pageOfOrders } from './queries/order-list.queries.ts';
import { presentDrugOrders, presentLabOrders, type Viewer } from './presenters/present-order.ts';

export const basketRoutes = serve(basket, {
  find: ({ platform, body, now }) => findPharmacies(platform, body, now),
});

export const orderRoutes = serve(orders, {
  requestTests: (call) => placed(call, 'laboratory', presentLabOrders),
  orderDrugs: (call) => placed(call, 'pharmacy', presentDrugOrders),
  lastDeliveryAddress: ({ db, actor }) => lastDeliveryAddress(db, actor.id),
  patientLabOrders: (call) => listed(call, { kind: 'laboratory', patient_id: call.actor.id }, presentLabOrders),
  patientLabOrder: labOrder,
  cancelLabOrder: changeLabOrder,
  patientDrugOrders: (call) => listed(call, { kind: 'pharmacy', patient_id: call.actor.id }, presentDrugOrders),
  patientDrugOrder: drugOrder,
  cancelDrugOrder: changeDrugOrder,
  laboratoryOrders: (call) => listed(call, { kind: 'laboratory', provider_id: call.actor.id }, presentLabOrders),
  laboratoryOrder: labOrder,
  changeLabOrder,
  workOnLabOrder: async (call) => {
    await workOnOrder(call, 'laboratory');
    return labOrder(call);
  },
  pharmacyOrders: (call) => listed(call, { kind: 'pharmacy', provider_id: call.actor.id }, presentDrugOrders),
  pharmacyOrder: drugOrder,
  changeDrugOrder,
  workOnDrugOrder: async (call) => {
    await workOnOrder(call, 'pharmacy');
    return drugOrder(call);
  },
});

const cash = { due: listOrdersDue, take: takeCashForOrder };
export const orderCashResources = [resource(laboratoryCash, cash), resource(pharmacyCash, cash)];

type Present<T> = (platform: Platform, rows: OrderWithRefs[], viewer: Viewer) => Promise<T[]>;
interface ListQuery {
  id?: string[] | undefined;
  status?: string | undefined;
  'text-search'?: string | undefined;
  'order-by'?: DeskOrder | undefined;
}
type OneOrderCall<B = unknown> = Call<Actor<Role>, { id: string }, unknown, B>;
type OrderBody = { status?: Change['to']; reason?: string | undefined; prescription_accepted?: Change['accepted'] };

async function placed<T>(
  call: Call<Actor<'patient'>, unknown, unknown, FinalCall>,
  kind: OrderKind,
  present: Present<T>,
) {
  const placed = await placeOrder(call, kind, call.body);
  return placed instanceof Reply ? placed : one(call, placed, present);
}

async function listed<T>(
  call: Call<Actor, unknown, Paging & ListQuery>,
  own: Filter,
  present: Present<T>,
): Promise<Page<T>> {
  const { platform, db, actor, query } = call;
  const filter = {
    ...own,
    ids: query.id,
    status: query.status,
    search: query['text-search'],
    order: query['order-by'],
  };
  const { total, rows } = await pageOfOrders(db, filter, windowOf(query));
  return pageOf(call, query, total, await present(platform, rows, actor));
}

function labOrder(call: OneOrderCall): Promise<LabOrderOfPatient> {
  return one(call, call.params.id, presentLabOrders);
}

function drugOrder(call: OneOrderCall): Promise<DrugOrderOfPatient> {
  return one(call, call.params.id, presentDrugOrders);
}

async function changeLabOrder(call: OneOrderCall<OrderBody>): Promise<LabOrderOfPatient> {
  await change(call);
  return labOrder(call);
}

async function changeDrugOrder(call: OneOrderCall<OrderBody>): Promise<DrugOrderOfPatient> {
  await change(call);
  return drugOrder(call);
}

async function change({ actor, params, body, now, transact, about }: OneOrderCall<OrderBody>): Promise<void> {
  const { status: to, prescription_accepted: accepted, reason } = body;
  const by = { type: actor.type, accountId: actor.id };
  const mayDispense = may(actor, 'drugs.dispense');
  await transact(async (trx) => {
    const from = await changeOrder(trx, params.id, { to, reason, accepted, mayDispense, by }, now);
    if (to) about({ changes: { status: [from, to] } });
  });
}

async function one<T>(
  { platform, db, actor }: Pick<Call<Actor>, 'platform' | 'db' | 'actor'>,
  id: string,
  present: Present<T>,
) {
  const [presented] = await present(platform, [await orderWithRefs(db, id)], actor);
  return presented!;
}
