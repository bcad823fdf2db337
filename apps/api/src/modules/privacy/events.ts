import { eventType } from '../../platform/outbox.ts';

/** Contains the e-mail address of the person at the time of the answer, because an erasure deletes it. */
export const requestAnswered = eventType<{
  email: string;
  name: string;
  type: 'CORRECTION' | 'ERASURE';
  status: 'DONE' | 'REFUSED';
  answer: string;
  kept: string[];
}>('data_request.answered');
