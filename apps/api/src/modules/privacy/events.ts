import { eventType } from '../../platform/outbox.ts';

/** Told to where the person was reached when it was answered: after an erasure nobody knows that any more. */
export const requestAnswered = eventType<{
  email: string;
  name: string;
  type: 'CORRECTION' | 'ERASURE';
  status: 'DONE' | 'REFUSED';
  answer: string;
  kept: string[];
}>('data_request.answered');
