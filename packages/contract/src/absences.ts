import * as z from 'zod';
import { appointment } from './appointment-shapes.ts';
import { owned, ownedEndpoint } from './endpoint.ts';
import { flag, id, instant, optionalText, uuid } from './wire.ts';

/** The plans for an appointment whose doctor is away. */
export const absencePlans = ['MOVE', 'OFFER', 'CANCEL'] as const;
export type AbsencePlan = (typeof absencePlans)[number];
/**
 * The outcomes of a plan. `FAILED`: the appointment is unchanged, and the reason is given. `GONE`: somebody else has
 * changed the appointment meanwhile.
 */
export const absenceOutcomes = ['MOVED', 'OFFERED', 'CANCELLED', 'FAILED', 'GONE'] as const;

/** The largest number of days of an absence. */
export const absenceDays = 31;

const maybeId = z.union([z.literal(''), uuid]).optional();
const plan = z.enum(absencePlans);
const outcome = z.object({
  id,
  outcome: z.enum(absenceOutcomes),
  /** The error code and the sentence with the reason, when the outcome is FAILED; otherwise null. */
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type AbsenceOutcome = z.output<typeof outcome>;

/** Absences: the time in which a doctor is away, and the plans for the appointments in this time. */
export const absences = owned({
  name: 'absences',
  kinds: ['doctor', 'hospital'],
  mounts: ['own'],
  endpoints: {
    enter: ownedEndpoint('POST /absences', {
      permission: 'agenda.book',
      object: 'own',
      audit: 'absence.entered',
      budget: 'change',
      body: z.strictObject({
        /** Only for a hospital: the id of the doctor of its team who is away. */
        doctor_id: maybeId,
        from: instant,
        to: instant,
        plan,
        /** For MOVE: the colleague who takes over the appointment; without an id, any colleague who is free then. */
        colleague_id: maybeId,
        /** Appointments whose plan differs from the common `plan`. */
        plans: z
          .array(z.strictObject({ id: uuid, plan, colleague_id: maybeId }))
          .max(1_000)
          .optional(),
        /** To all of these patients. */
        message: optionalText(500),
        dry_run: flag.optional(),
      }),
      data: z.object({
        /**
         * The appointments in the absence that were pending and had not ended, by time, in their state after the call.
         */
        affected: z.array(appointment),
        /**
         * The outcome for each affected appointment. In a dry run, only appointments whose patients have already
         * received a move link.
         */
        done: z.array(outcome),
      }),
      message: 'The absence is entered.',
      summary: `Blocks the time of a doctor of the team, or of the doctor who calls, for at most ${absenceDays} days, and deals with each pending appointment in it: MOVE to a colleague at the same time (hospitals only), OFFER new times by a link that the patient gets, or CANCEL with a full refund. Payments for a time in the absence that are still open end without an appointment. Each appointment is its own transaction, with an outcome; one that fails stays as it is. Sent again, nothing happens twice. With \`dry_run\` nothing changes.`,
    }),
    remove: ownedEndpoint('DELETE /absences/{id}', {
      permission: 'agenda.book',
      object: 'absence@params.id',
      audit: 'absence.removed',
      budget: 'change',
      params: z.object({ id }),
      data: z.null(),
      message: 'The time is open again.',
      summary:
        'Takes an absence back: its time can be booked again on all of its days. Appointments that it moved or cancelled stay so.',
    }),
  },
});
