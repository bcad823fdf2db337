import type { Role } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';
import type { Status } from './states.ts';

export const orderPlaced = eventType<{ order_id: string }>('order.placed');
/** A pharmacy had accepted its prescription; the doctor has written another since. */
export const prescriptionReplaced = eventType<{ order_id: string }>('order.prescription_replaced');
/** `at` tells two changes to the same status apart. */
export const orderStatusChanged = eventType<{ order_id: string; from: Status; to: Status; by: Role; at: string }>(
  'order.status_changed',
);
