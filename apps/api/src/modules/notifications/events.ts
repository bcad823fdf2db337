import type { Kind } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';
import type { Arrival } from './texts.ts';
import type { TeamNewsTexts } from './team-texts.ts';

/** A patient has a new notification; emitted once for each. */
export const notificationCreated = eventType<{
  notice_id: string;
  appointment_id: string | null;
  order_id: string | null;
  /** The key, in texts.ts, of the mail about this notification. */
  letter: string;
}>('notice.made');

/**
 * A mail to a provider about an appointment or an order is due. There is one event for each recipient, so that only the
 * mail that fails is sent again.
 */
export const providerToldOf = eventType<{
  id: string;
  kind: Kind;
  what: Arrival;
  facts: [label: string, value: string][];
}>('provider.told_of');

/**
 * A mail to one account is due about changes in its team. `others` are the accounts on the other side: doctors for a
 * place, places for a doctor.
 */
export const teamToldOf = eventType<{
  id: string;
  what: TeamNewsTexts;
  others: string[];
  facts: [label: string, value: string][];
}>('team.told_of');
