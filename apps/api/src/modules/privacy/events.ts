import { eventType } from '../../platform/outbox.ts';

/**
 * A request was answered. Contains the e-mail address that the person had before the answer, because an erasure deletes
 * it.
 */
export const requestAnswered = eventType<{
  email: string;
  name: string;
  type: 'CORRECTION' | 'ERASURE';
  status: 'DONE' | 'REFUSED';
  answer: string;
  kept: string[];
}>('data_request.answered');
