import * as z from 'zod';
import { patientRef } from './account-shapes.ts';
import { appointment, consultationFile } from './appointment-shapes.ts';
import { birthDateOrYear } from './birth-dates.ts';
import { optionalPhone } from './contact.ts';
import { owned, ownedEndpoint } from './endpoint.ts';
import { genders } from './identity.ts';
import { id, instant, oneLine, optionalLine, page, paging, search } from './wire.ts';

/** The largest number of appointments on a patient's page. */
export const mostAppointments = 50;

const deskPatient = patientRef.omit({ picture: true }).extend({
  phone: z.string().nullable(),
  /** `1980-05-12`, or `1980` when only the year is known. */
  birth_date: z.string().nullable(),
  gender: z.string().nullable(),
  /** Whether a person can sign in for this record. */
  has_login: z.boolean(),
  /**
   * When this place made the record; null when the patient signed up themselves, or when another place made the record.
   */
  made_at: instant.nullable(),
  /** When the patient, or the guardian of a child, claimed the record that this place made. */
  claimed_at: instant.nullable(),
  /** When the third wrong birth date made it impossible to claim the record that this place made. */
  claim_ended_at: instant.nullable(),
});
const listedPatient = deskPatient.extend({
  /** When the patient’s last visit at this place began; null before the first one. */
  last_visit_at: instant.nullable(),
});
export type ListedPatient = z.output<typeof listedPatient>;
/** Orders of the list of patients; '-visit' begins with the patient who was here last. */
export const patientOrders = ['name', '-visit'] as const;
export type PatientOrder = (typeof patientOrders)[number];

/** The data that a desk enters to make a patient's record. */
export const newDeskPatient = z.strictObject({
  full_name: oneLine(120),
  phone: optionalPhone,
  birth_date: birthDateOrYear.optional(),
  gender: z.enum(genders).optional(),
  id_number: optionalLine(32),
});
export type NewDeskPatient = z.output<typeof newDeskPatient>;

const deskPatientDetails = deskPatient.extend({
  /** Null for a patient without an e-mail address. */
  email: z.string().nullable(),
  id_number: z.string().nullable(),
  /** The patient's appointments at this place, latest first. */
  appointments: z.array(appointment),
  /** The consultation files of these appointments; null when the caller may not read files. */
  files: z.array(consultationFile.pick({ appointment_id: true, code: true, created_at: true })).nullable(),
});

/**
 * The patients of a place's desk: those whose records the place made, and those with a past or future appointment at
 * the place.
 */
export const deskPatients = owned({
  name: 'desk_patients',
  kinds: ['doctor', 'hospital'],
  mounts: ['own'],
  endpoints: {
    list: ownedEndpoint('GET /patients', {
      permission: 'patients.read',
      object: 'own',
      audit: 'none',
      query: z.object({
        'text-search': search,
        'order-by': z.enum(patientOrders).optional().catch(undefined),
        ...paging,
      }),
      data: page(listedPatient),
      summary:
        'The patients of the desk, by name; with order-by=-visit who was here last comes first. text-search finds beginnings of words of the name, of the phone number and of the code of the patient.',
    }),
    read: ownedEndpoint('GET /patients/{id}', {
      permission: 'patients.read',
      object: 'desk_patient@params.id',
      audit: 'patient.read',
      budget: 'audited_read',
      params: z.object({ id }),
      data: deskPatientDetails,
      summary: `One patient with contact data, the appointments here, at most ${mostAppointments}, and for the doctor the codes of their consultation files.`,
    }),
    add: ownedEndpoint('POST /patients', {
      permission: 'patients.manage',
      object: 'own',
      audit: 'patient.recorded',
      budget: 'desk_patient',
      body: newDeskPatient,
      data: deskPatient,
      status: 201,
      message: 'The patient was added.',
      summary:
        'Makes a record for a patient without a login, which only this desk sees until the patient has an appointment elsewhere. `birth_date` is a date, or the year alone. When the desk has made a record with the same name, phone number and birth date, that one is answered with 200.',
    }),
  },
});
export type DeskPatient = z.output<typeof deskPatient>;
