import type { Kind } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';
import type { Arrival } from './texts.ts';
import type { TeamNewsTexts } from './team-texts.ts';

/** A patient has a new notice; said once for each. */
export const notificationCreated = eventType<{
  notice_id: string;
  appointment_id: string | null;
  order_id: string | null;
  /** The mail that tells it. */
  letter: string;
}>('notice.made');

/** A provider is to be mailed about an appointment or an order: one for each mailbox, so that one that refuses is tried alone. */
export const providerToldOf = eventType<{
  id: string;
  kind: Kind;
  what: Arrival;
  facts: [label: string, value: string][];
}>('provider.told_of');

/** One side of a team is to be mailed what happened between it and these others. */
export const teamToldOf = eventType<{
  id: string;
  what: TeamNewsTexts;
  others: string[];
  facts: [label: string, value: string][];
}>('team.told_of');
