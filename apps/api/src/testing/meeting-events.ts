import type { Role } from '@ivuriro/contract/endpoint';
import { meetingEvents } from '@ivuriro/contract/meeting-events';
import type * as z from 'zod';

type Events = typeof meetingEvents;
type EventBody<E extends keyof Events> = Omit<z.input<Events[E]['body']>, 'meet_code'>;

const description = JSON.stringify({ type: 'offer', sdp: 'v=0' });
const candidate = JSON.stringify({ candidate: 'candidate:1 1 udp 1 10.0.0.1 50000 typ host', sdpMid: '0' });

/** For each meeting event a valid body, without the code of the meeting, so that a refusal is never due to the body. */
const bodies = {
  join: {},
  offer: { offer: description },
  keepCandidate: { candidate },
  candidate: { candidate },
  answer: { answer: description },
  answerReceived: {},
  end: {},
  state: { microphone: true, camera: true, quality: 'good' },
} satisfies { [E in keyof Events]: EventBody<E> };

export const wellFormedEvents = Object.entries(bodies).map(([key, words]) => {
  const { name, who, body } = meetingEvents[key as keyof Events];
  body.parse({ meet_code: 'a code', ...words });
  return { name, words, who: who as readonly Role[] };
});

/**
 * The error code that a caller with this role gets for an event which the roles `who` may send, when the caller is not
 * a party of the meeting.
 */
export const refusalOf = (who: readonly Role[], role: Role): string =>
  who.includes(role) ? 'not_found' : 'wrong_role';
