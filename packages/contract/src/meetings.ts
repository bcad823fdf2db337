import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, named, picture } from './wire.ts';

export const meetingStates = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED'] as const;
/**
 * The number of seconds in which a party may return after a lost connection. If they do not return in time, the meeting
 * is PENDING again.
 */
export const graceSeconds = 120;
/** The largest number of ICE candidates of one party. A browser with many networks sends about thirty. */
export const mostCandidates = 200;

/** A session description or candidate as JSON text, which the browsers interpret and the server does not. */
export const json = (most: number) =>
  z
    .string()
    .min(2)
    .max(most)
    .refine((text) => isObject(text));
export const description = json(32_768);
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

export const both = ['patient', 'doctor'] as const;
export const meeting = z.object({
  meeting_id: z.string(),
  code: z.string(),
  appointment_id: id,
  status: z.enum(meetingStates),
  patient: z.object({ id, full_name: z.string(), picture }),
  doctor: named.extend({ picture }),
  starts_at: instant,
  ends_at: instant,
  /** The parties, patient or doctor, that are in the room now. */
  present: z.array(z.enum(both)).optional(),
  offer: z.string().nullable(),
  offer_candidates: z.string().nullable(),
  answer: z.string().nullable(),
  remote_candidates: z.string().nullable(),
  /**
   * Includes a TURN relay only while the room is open, from half an hour before the appointment until half an hour
   * after its end.
   */
  ice_servers: z.array(iceServer),
});
export type Meeting = z.output<typeof meeting>;
export type IceServer = z.output<typeof iceServer>;

const onMeeting = { object: 'meeting@params.code', params: z.object({ code: z.string() }), data: meeting } as const;
/** Only COMPLETED, and CANCELLED from the doctor, have an effect; other statuses are accepted and ignored. */
const status = z.enum([...meetingStates, 'INITIATED', 'MISSED']).optional();
const one = {
  ...onMeeting,
  audit: 'none',
  summary: 'The meeting, with the offer, the answer and the candidates that its parties have stored.',
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
    summary: 'Does the same as the events send_answer, send_candidate and call_ended.',
  }),
  doctorMeeting: endpoint('GET /doctor/meeting/{code}', { ...one, who: 'doctor', permission: 'meetings.join' }),
  changeByDoctor: endpoint('PUT /doctor/meeting/{code}', {
    ...change,
    who: 'doctor',
    permission: 'meetings.join',
    body: z.strictObject({
      status,
      offer: description.optional(),
      answer: description.optional(),
      offer_candidates: candidates.optional(),
      remote_candidates: candidates.optional(),
    }),
    summary:
      'Does the same as the events store_user, store_candidate and call_ended. The status CANCELLED is accepted only while the meeting is PENDING.',
  }),
};
