import { eventType } from '../../platform/outbox.ts';

/** An account has a message in its inbox; said once for each recipient. */
export const messageReceived = eventType<{ copy_id: string }>('message.received');
/** A laboratory has sent a patient what it found. */
export const resultReceived = eventType<{ copy_id: string; order_id: string; patient_id: string }>(
  'message.result_received',
);
/** Somebody who wrote by the contact form is answered. */
export const visitorAnswered = eventType<{ message_id: string; copy_id: string }>('message.visitor_answered');
