import type { Role } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';
import type { Status } from './domain/order-states.ts';
import type { WorkState } from './domain/work-states.ts';

export const orderPlaced = eventType<{ order_id: string }>('order.placed');
/** The doctor has replaced a prescription that a pharmacy had already accepted. */
export const prescriptionReplaced = eventType<{ order_id: string }>('order.prescription_replaced');
/** `at` distinguishes two changes to the same status. */
export const orderStatusChanged = eventType<{ order_id: string; from: Status; to: Status; by: Role; at: string }>(
  'order.status_changed',
);
/** A step of the work on an order was done or taken back. */
export const orderWorkChanged = eventType<{ order_id: string; state: WorkState; at: string }>('order.work_changed');
