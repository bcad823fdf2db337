import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerRefs } from '../../providers/index.ts';
import { contactOf, mailPerson, reachOf, textPerson } from '../../identity/index.ts';
import { messagePath, resultReceived } from '../../messaging/index.ts';
import {
  type OrderBrief,
  orderBrief,
  orderPlaced,
  orderStatusChanged,
  orderWorkChanged,
  pickupCodeOf,
  prescriptionReplaced,
} from '../../orders/index.ts';
import { type Fact, mailTo } from './provider-mails.ts';
import { orderIs, resultSent } from '../domain/notification-kinds.ts';
import { en } from '../texts.ts';
import { notify, sendUnreadCount } from '../commands/notify-patient.ts';

/**
 * Announces an order. The patient gets a mail when the order is placed, and a notification when it is ready, completed
 * or cancelled. The provider gets a mail when the order is placed and when the patient cancels it. Open pages of the
 * provider are informed of each change.
 */
export const orderSubscriptions = [
  on(orderPlaced, 'tell_order', async ({ order_id }, platform: Platform) =>
    tellProvider(platform, await orderBrief(platform.db, order_id), true),
  ),
  on(orderPlaced, 'mail_order_to_patient', async ({ order_id }, platform: Platform) => {
    const order = await orderBrief(platform.db, order_id);
    const { email, name } = await contactOf(platform.db, order.patient_id);
    const { subject, line } = en.orderPlaced;
    await mailPerson(
      platform,
      email,
      {
        subject,
        greeting: en.hello(name),
        lines: [line],
        facts: await orderFacts(platform, order),
        action: { label: en.seeOrder, url: `${platform.config.publicUrl}${orderPage(order)}` },
      },
      { kind: 'order' },
    );
  }),
  on(orderPlaced, 'mail_order_to_provider', async ({ order_id }, platform: Platform) =>
    mailProvider(platform, await orderBrief(platform.db, order_id), 'ordered'),
  ),
  on(orderStatusChanged, 'notify_order', async ({ order_id, to, at }, platform: Platform) => {
    const order = await orderBrief(platform.db, order_id);
    tellProvider(platform, order, false);
    if (to === 'PENDING') return;
    await notifyOrder(platform, order, to, at);
  }),
  on(orderWorkChanged, 'show_order_work', async ({ order_id, state, at }, platform: Platform) => {
    const order = await orderBrief(platform.db, order_id);
    tellProvider(platform, order, false);
    if (state === 'READY') await notifyOrder(platform, order, state, at);
    // makes the patient's open page load the order again
    else await sendUnreadCount(platform, order.patient_id);
  }),
  on(orderWorkChanged, 'text_order_ready', async ({ order_id, state }, platform: Platform) => {
    const pickupCode = state === 'READY' && (await pickupCodeOf(platform.db, order_id));
    if (!pickupCode) return;
    const { patient_id, code } = await orderBrief(platform.db, order_id);
    const { email, phone } = await reachOf(platform.db, patient_id);
    if (email === null)
      await textPerson(platform, phone, { kind: 'OrderREADY', words: en.orderReady(code, pickupCode) });
  }),
  on(prescriptionReplaced, 'tell_prescription', async ({ order_id }, platform: Platform) =>
    tellProvider(platform, await orderBrief(platform.db, order_id), false),
  ),
  on(resultReceived, 'notify_result', ({ copy_id, order_id, patient_id }, platform: Platform) =>
    notify(platform, {
      kind: resultSent,
      patientId: patient_id,
      referenceId: copy_id,
      appointment: undefined,
      orderId: order_id,
      page: messagePath('patient', copy_id),
      happening: `result ${copy_id}`,
    }),
  ),
  on(orderStatusChanged, 'mail_order_cancelled_to_provider', async ({ order_id, to, by }, platform: Platform) => {
    if (to === 'CANCELLED' && by === 'patient')
      await mailProvider(platform, await orderBrief(platform.db, order_id), 'orderCancelled');
  }),
];

const notifyOrder = (platform: Platform, order: OrderBrief, is: 'COMPLETED' | 'CANCELLED' | 'READY', at: string) =>
  notify(platform, {
    kind: orderIs(order.kind, is),
    patientId: order.patient_id,
    referenceId: order.id,
    appointment: undefined,
    orderId: order.id,
    page: orderPage(order),
    happening: `order ${order.id} ${is} ${at}`,
  });

export const orderPage = ({ kind, id }: Pick<OrderBrief, 'kind' | 'id'>): string =>
  `/profile/orders?kind=${kind}&id=${id}`;

/**
 * The lines of a mail about an order: the laboratory or pharmacy, and the code of the order. The mail does not name the
 * tests or drugs, which can be read only after signing in.
 */
export async function orderFacts({ db }: Platform, order: OrderBrief): Promise<Fact[]> {
  const providers = await providerRefs(db, [order.provider_id]);
  return [
    [en.facts[order.kind], providers.get(order.provider_id)?.name ?? ''],
    [en.facts.code, order.code],
  ];
}

const types = { laboratory: 'LABORATORY_ORDER', pharmacy: 'PHARMACY_ORDER' } as const;

/** Makes the open pages of the provider load the list of orders again and, if `is_new`, announce a new order. */
export const tellProvider = ({ realtime }: Platform, { id, kind, status, provider_id }: OrderBrief, is_new: boolean) =>
  realtime.tell(provider_id, 'arrival', { reference_type: types[kind], id, status, is_new });

const mailProvider = (platform: Platform, order: OrderBrief, what: 'ordered' | 'orderCancelled') =>
  mailTo({ id: order.provider_id, kind: order.kind, what, facts: [[en.facts.code, order.code]] }, platform);
