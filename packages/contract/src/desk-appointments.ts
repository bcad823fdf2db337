import * as z from 'zod';
import { readSlotChoice } from './appointment-request.ts';
import { appointment, consultationTypes } from './appointment-shapes.ts';
import { newDeskPatient } from './desk-patients.ts';
import { owned, ownedEndpoint } from './endpoint.ts';
import { flag, id, nothing, optionalText, uuid, whole } from './wire.ts';

const maybeId = z.union([z.literal(''), uuid]).optional();

/** Appointments that a doctor or hospital books for a patient who calls or comes to the desk. */
export const deskAppointments = owned({
  name: 'desk_appointments',
  kinds: ['doctor', 'hospital'],
  mounts: ['own'],
  endpoints: {
    book: ownedEndpoint('POST /appointments', {
      permission: 'agenda.book',
      object: 'own',
      audit: 'appointment.booked',
      budget: 'desk_patient',
      body: z
        .strictObject({
          patient_id: uuid.optional(),
          patient: newDeskPatient.optional(),
          /** Only for a hospital: the id of the doctor of its team who holds the appointment. */
          doctor_id: maybeId,
          /** Only for a doctor: the id of the hospital where the appointment takes place. */
          hospital_id: maybeId,
          speciality_id: z.uuid('Select service'),
          reason: optionalText(2_000),
          ...readSlotChoice,
          consultation_type: z.enum(consultationTypes, 'Select consultation type'),
          /**
           * DESK: the patient pays in cash at the desk. LINK: the patient also gets a link for paying online before the
           * appointment.
           */
          payment: z.enum(['DESK', 'LINK']),
          walk_in: flag.optional(),
          /**
           * Whether to book a slot that another appointment has taken, beside that appointment of the same doctor and
           * place.
           */
          overbook: flag.optional(),
          /**
           * A series: `times` appointments in all at the same time of day, each `every_weeks` weeks after the one
           * before.
           */
          series: z
            .strictObject({
              every_weeks: whole.pipe(z.int().min(1).max(12)),
              times: whole.pipe(z.int().min(2).max(12)),
            })
            .optional(),
        })
        .refine((body) => !(body.overbook && body.series), {
          message: 'A series is booked in free times only.',
          path: ['series'],
        })
        .refine((body) => !(body.payment === 'LINK' && body.series), {
          message: 'A series is paid at the desk.',
          path: ['payment'],
        })
        .refine((body) => (body.patient_id === undefined) !== (body.patient === undefined), {
          message: 'Choose a patient, or enter a new one.',
          path: ['patient_id'],
        }),
      data: z.union([appointment, z.array(appointment)]),
      status: 201,
      message: 'The appointment is booked.',
      summary:
        'Books a free slot for a patient of the desk (`patient_id`) or for a new one (`patient`, as in POST /patients). It is paid in cash at the desk, so an ONLINE appointment is 422 cash_not_allowed. With `walk_in` the slot is today and may have begun, as long as it has not ended. 409 slot_taken when it is no longer free, 409 appointment_overlaps when the patient has another appointment then. With `overbook` it is booked beside the appointment that has taken the time, at most two; 409 slot_full for more. With `series` all are booked, and a list is answered, or none: 409 series_taken names the days in `fields`. With the payment LINK the patient gets the link of POST /appointment/{id}/payment_link; 422 no_contact without e-mail address and phone number. A patient with a sign-in is told.',
    }),
    sendPaymentLink: ownedEndpoint('POST /appointment/{id}/payment_link', {
      permission: 'agenda.book',
      object: 'appointment@params.id',
      audit: 'payment.link_sent',
      budget: 'desk_patient',
      params: z.object({ id }),
      data: nothing,
      status: 202,
      message: 'The patient gets a link by which they can pay.',
      summary:
        'Sends the patient a link by mail and text message, by which they can pay online what is due for the appointment. A link before no longer works. 409 not_due when nothing is due, 422 no_contact for a patient without e-mail address and phone number.',
    }),
  },
});
