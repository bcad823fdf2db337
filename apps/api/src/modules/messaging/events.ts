import { eventType } from '../../platform/outbox.ts';

/** An account has received a message. The event is emitted once for each recipient. */
export const messageReceived = eventType<{ copy_id: string }>('message.received');
/** A laboratory has sent a result with files to a patient. */
export const resultReceived = eventType<{ copy_id: string; order_id: string; patient_id: string }>(
  'message.result_received',
);
/** An administrator has answered a visitor who used the contact form. */
export const visitorAnswered = eventType<{ message_id: string; copy_id: string }>('message.visitor_answered');
