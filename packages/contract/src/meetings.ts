import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { socketEvent } from './socket-event.ts';
import { id, instant, named, picture } from './wire.ts';

export const meetingStates = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED'] as const;
/** A person who lost the connection has so many seconds to come back before the meeting is pending again. */
export const graceSeconds = 120;
/** The most ICE candidates of one side; a browser with many networks gathers about thirty. */
export const mostCandidates = 200;

/** Session descriptions and candidates are JSON as text; only the browsers interpret them, not the server. */
const json = (most: number) =>
  z
    .string()
    .min(2)
    .max(most)
    .refine((text) => isObject(text));
const description = json(32_768);
const candidate = json(2_048);
const candidates = json(60_000).refine((text) => isList(text));

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isObject = (text: string) => typeof (read(text) ?? '') === 'object';
const isList = (text: string) => {
  const list = read(text);
  return Array.isArray(list) && list.length <= mostCandidates;
};

export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

const both = ['patient', 'doctor'] as const;
export const meeting = z.object({
  meeting_id: z.string(),
  code: z.string(),
  appointment_id: id,
  status: z.enum(meetingStates),
  patient: z.object({ id, full_name: z.string(), picture }),
  doctor: named.extend({ picture }),
  starts_at: instant,
  ends_at: instant,
  /** Which of patient and doctor are in the room now. */
  present: z.array(z.enum(both)).optional(),
  offer: z.string().nullable(),
  offer_candidates: z.string().nullable(),
  answer: z.string().nullable(),
  remote_candidates: z.string().nullable(),
  /**
   * Contains a relay only while the room is open, from half an hour before the appointment until half an hour after its
   * end.
   */
  ice_servers: z.array(iceServer),
});
export type Meeting = z.output<typeof meeting>;
export type IceServer = z.output<typeof iceServer>;

const onMeeting = { object: 'meeting@params.code', params: z.object({ code: z.string() }), data: meeting } as const;
/** Only COMPLETED, and CANCELLED by the doctor, have an effect; the others are accepted and ignored. */
const status = z.enum([...meetingStates, 'INITIATED', 'MISSED']).optional();
const one = {
  ...onMeeting,
  audit: 'none',
  summary: 'The meeting with what its two people have stored in it.',
} as const;
const change = {
  ...onMeeting,
  audit: 'meeting.changed',
  budget: 'write',
  alsoPut: true,
  tolerates: ['code', 'meeting_id', 'appointment_id'],
  message: 'Meeting saved',
} as const;

export const meetings = {
  patientMeeting: endpoint('GET /meeting/{code}', { ...one, who: 'patient' }),
  changeByPatient: endpoint('PUT /meeting/{code}', {
    ...change,
    who: 'patient',
    body: z.strictObject({ status, answer: description.optional(), remote_candidates: candidates.optional() }),
    summary: 'Does what the events send_answer, send_candidate and call_ended do.',
  }),
  doctorMeeting: endpoint('GET /doctor/meeting/{code}', { ...one, who: 'doctor' }),
  changeByDoctor: endpoint('PUT /doctor/meeting/{code}', {
    ...change,
    who: 'doctor',
    body: z.strictObject({
      status,
      offer: description.optional(),
      answer: description.optional(),
      offer_candidates: candidates.optional(),
      remote_candidates: candidates.optional(),
    }),
    summary: 'Does what the events store_user, store_candidate and call_ended do; CANCELLED only while PENDING.',
  }),
};

const devices = ['microphone', 'camera'] as const;
const meet_code = z.string().max(100);
/** The number of the offer that is meant; when a newer offer has replaced it, the answer is `conflict`. */
const offer_number = z.int().min(0).max(2_000_000_000).optional();
const inRoom = { object: 'meeting@body.meet_code', audit: 'none' } as const;

/** The events that a browser sends. The sender must be in the room, except for `join_room`. */
export const meetingEvents = {
  join: socketEvent('join_room', {
    ...inRoom,
    who: both,
    audit: 'meeting.joined',
    body: z.strictObject({ meet_code, offer_number }),
    summary:
      'Joins, and disconnects an older socket of the account; with both in, from 30 minutes before the appointment on, meeting and appointment are ONGOING. `offer_number`: that of a connection which still lives.',
  }),
  offer: socketEvent('store_user', {
    ...inRoom,
    who: ['doctor'],
    body: z.strictObject({ meet_code, offer: description }),
    summary: 'Stores the offer, forgets the answer and all candidates; acknowledged with its offer_number.',
  }),
  keepCandidate: socketEvent('store_candidate', {
    ...inRoom,
    who: ['doctor'],
    body: z.strictObject({ meet_code, candidate, offer_number }),
    summary: 'Stores a candidate for a patient who comes later.',
  }),
  candidate: socketEvent('send_candidate', {
    ...inRoom,
    who: both,
    body: z.strictObject({ meet_code, candidate, offer_number }),
    summary: 'Stores a candidate, the same one once, and passes it on.',
  }),
  answer: socketEvent('send_answer', {
    ...inRoom,
    who: ['patient'],
    body: z.strictObject({ meet_code, answer: description, offer_number }),
    summary: 'Stores the answer and passes it on.',
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
      'Ends the meeting of two who had both been in; by the doctor, the appointment as well. Somebody who is alone only leaves.',
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
      'How it is on this side: microphone, camera, quality of the line; `broken`: what is wanted and does not work, as after it was disconnected. Passed on, not stored.',
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
   * INITIATED: an offer is waiting. `joined`: who has just joined, and the number of the offer on which their
   * connection is based. `present`: who is in the room now. A person who is not in the room gets this event on every
   * socket of their account.
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
  /** A newer socket of the same account has taken the place in the room. */
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
  /** Whether both have been in the room at the time of the appointment; then ending the call ends it for both. */
  met: boolean;
  offer_number: number;
  ice_servers: IceServer[];
}
