import { eventType } from '../../platform/outbox.ts';

/** A message is in an account's inbox; emitted once for each recipient. */
export const messageReceived = eventType<{ copy_id: string }>('message.received');
/** A laboratory has sent a patient a result. */
export const resultReceived = eventType<{ copy_id: string; order_id: string; patient_id: string }>(
  'message.result_received',
);
/** Somebody who used the contact form has been answered. */
export const visitorAnswered = eventType<{ message_id: string; copy_id: string }>('message.visitor_answered');
