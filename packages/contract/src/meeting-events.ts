import * as z from 'zod';
import { socketEvent } from './socket-event.ts';
import { json, both, description, type Meeting, type IceServer } from './meetings.ts';

const candidate = json(2_048);

const devices = ['microphone', 'camera'] as const;
const meet_code = z.string().max(100);
/**
 * The number of the WebRTC offer to which this event belongs. If a newer offer has replaced this offer, the
 * acknowledgement is `conflict`.
 */
const offer_number = z.int().min(0).max(2_000_000_000).optional();
const inRoom = { object: 'meeting@body.meet_code', permission: 'meetings.join', audit: 'none' } as const;

/** The events that a browser sends. The sender must have joined the room, except for `join_room`. */
export const meetingEvents = {
  join: socketEvent('join_room', {
    ...inRoom,
    who: both,
    audit: 'meeting.joined',
    body: z.strictObject({ meet_code, offer_number }),
    summary:
      'Joins the room, and disconnects an older socket of the account. Once both parties are in the room, meeting and appointment become ONGOING, from 30 minutes before the appointment on. `offer_number` is the number of the offer of a connection that still works.',
  }),
  offer: socketEvent('store_user', {
    ...inRoom,
    who: ['doctor'],
    body: z.strictObject({ meet_code, offer: description }),
    summary: 'Stores the offer, and deletes the answer and all candidates. The acknowledgement has the offer_number.',
  }),
  keepCandidate: socketEvent('store_candidate', {
    ...inRoom,
    who: ['doctor'],
    body: z.strictObject({ meet_code, candidate, offer_number }),
    summary: 'Stores an ICE candidate for a patient who joins later.',
  }),
  candidate: socketEvent('send_candidate', {
    ...inRoom,
    who: both,
    body: z.strictObject({ meet_code, candidate, offer_number }),
    summary: 'Stores an ICE candidate, unless it is stored already, and sends it to the other party.',
  }),
  answer: socketEvent('send_answer', {
    ...inRoom,
    who: ['patient'],
    body: z.strictObject({ meet_code, answer: description, offer_number }),
    summary: 'Stores the answer and sends it to the doctor.',
  }),
  answerReceived: socketEvent('answer_received', {
    ...inRoom,
    who: ['doctor'],
    body: z.strictObject({ meet_code }),
    summary: 'Tells the patient that the answer arrived.',
  }),
  end: socketEvent('call_ended', {
    ...inRoom,
    who: both,
    audit: 'meeting.ended',
    body: z.strictObject({ meet_code }),
    summary:
      'Ends the meeting when both parties have been in the room; when the doctor ends it, the appointment is completed too. Otherwise the sender only leaves the room.',
  }),
  state: socketEvent('call_state', {
    ...inRoom,
    who: both,
    body: z.strictObject({
      meet_code,
      microphone: z.boolean(),
      camera: z.boolean(),
      quality: z.enum(['good', 'fair', 'poor', 'lost']),
      broken: z.array(z.enum(devices)).max(devices.length).optional(),
    }),
    summary:
      'The state of microphone, camera and connection of the sender. `broken` lists devices that are switched on and do not work, for example after they were unplugged. It is sent to the other party and not stored.',
  }),
};

type Party = (typeof both)[number];
/** The events that the server sends to people in the room. */
export interface MeetingEvents {
  meetCreated: { meet_code: string; meeting_id: string; meet_link: string };
  newOffer: { meet_code: string; offer: string; offer_number: number };
  answer: { meet_code: string; answer: string; offer_number: number };
  answerReceived: { meet_code: string };
  remote_candidated_received: { meet_code: string; candidate: string };
  /**
   * The status of the meeting. INITIATED: a WebRTC offer is waiting. `joined` is the party that has just joined;
   * `offer_number` is the offer on which their connection is based; `present` are the parties in the room now. A party
   * outside the room gets this event on every socket of their account.
   */
  meetingStatus: {
    meet_code: string;
    status: Meeting['status'] | 'INITIATED';
    joined?: 'patient' | 'doctor';
    offer_number?: number | undefined;
    present: Party[];
  };
  call_ended: { meet_code: string; by: 'patient' | 'doctor' };
  peer_left: { meet_code: string; until: string };
  /** Sent to a socket when a newer socket of the same account has replaced it in the room. */
  taken_over: { meet_code: string };
  call_state: {
    meet_code: string;
    microphone: boolean;
    camera: boolean;
    quality: string;
    broken?: (typeof devices)[number][] | undefined;
  };
}
/** The acknowledgement of `join_room`. */
export interface JoinReply {
  status: Meeting['status'];
  role: 'patient' | 'doctor';
  peer_present: boolean;
  /**
   * Whether both parties have been in the room at the time of the appointment. If so, ending the call ends it for both
   * parties.
   */
  met: boolean;
  offer_number: number;
  ice_servers: IceServer[];
}
