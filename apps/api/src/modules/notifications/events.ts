import type { Kind } from '@ivuriro/contract/endpoint';
import { eventType } from '../../platform/outbox.ts';
import type { Arrival } from './texts.ts';
import type { TeamNewsTexts } from './team-texts.ts';

/** A patient has a new notification. The event is emitted once for each notification. */
export const notificationCreated = eventType<{
  notice_id: string;
  appointment_id: string | null;
  order_id: string | null;
  /** The key, in texts.ts, of the mail about this notification. */
  letter: string;
}>('notice.made');

/** A patient in the queue of a hospital has two others before them. The event is emitted once a day. */
export const twoAreBefore = eventType<{ patient_id: string; hospital_id: string }>('queue.two_before');

/**
 * A provider must get a mail about an appointment or an order. There is one event for each recipient, so that a mail
 * that fails is sent again without the others.
 */
export const providerToldOf = eventType<{
  id: string;
  kind: Kind;
  what: Arrival;
  facts: [label: string, value: string][];
}>('provider.told_of');

/**
 * A provider must get a mail about changes of a team. `others` are the ids of the accounts on the other side: of
 * doctors when the provider is a place, of places when the provider is a doctor.
 */
export const teamToldOf = eventType<{
  id: string;
  what: TeamNewsTexts;
  others: string[];
  facts: [label: string, value: string][];
}>('team.told_of');
