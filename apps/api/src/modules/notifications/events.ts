import { eventType } from '../../platform/outbox.ts';

/** A patient has a new notice; said once for each. */
export const noticeMade = eventType<{
  notice_id: string;
  appointment_id: string | null;
  order_id: string | null;
  /** The mail that tells it. */
  letter: string;
}>('notice.made');
