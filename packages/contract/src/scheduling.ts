import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { amountShown, confirming } from './payments.ts';
import { appointment, appointmentStates } from './appointment-shapes.ts';
import {
  day,
  deskOrders,
  filter,
  id,
  ids,
  named,
  optionalText,
  page,
  paging,
  search,
  uuid,
  withoutPaginate,
  weekday,
} from './wire.ts';
import { windowQuery, slots, heldSlot } from './slots.ts';
import { readSlotChoice } from './appointment-request.ts';
import { sentRequest } from './appointment-request.ts';

/**
 * The rules for the percentage of the price that is refunded when a patient cancels. A rule applies to a cancellation
 * at least `until_hours_before` hours before the start; a rule with null always applies. The first rule that applies
 * decides.
 */
export const refundRule: readonly { until_hours_before: number | null; percent: number }[] = [
  { until_hours_before: 4, percent: 100 },
  { until_hours_before: null, percent: 50 },
];

/** The number of hours before the start of an appointment until which the patient may move it. */
export const movableHours = 4;

const statusBody = z.strictObject({ status: z.enum(appointmentStates), reason: optionalText(500) });
const onAppointment = { object: 'appointment@params.id', params: z.object({ id }) } as const;
const listQuery = z.object({
  /** Only these appointments. */
  id: ids,
  category: filter,
  status: filter,
  patient_id: filter,
  doctor_id: filter,
  hospital_id: filter,
  /** `coming`: from today on, soonest first; `past`: before today; absent: all appointments. */
  period: z.enum(['coming', 'past']).optional().catch(undefined),
  /** Only appointments on this day. */
  date: day.optional().catch(undefined),
  /** Only appointments on this weekday, in Kigali. */
  day_of_week: weekday.optional().catch(undefined),
  /**
   * `next`: coming appointments first, soonest first; then past appointments, latest first. `time`: soonest first.
   * `status`: by the name of the status, and within a status soonest first.
   */
  'order-by': z
    .enum(['next', ...deskOrders])
    .optional()
    .catch(undefined),
  'text-search': search,
  isPastConsultation: filter,
  withoutPaginate,
  ...paging,
});
const list = {
  object: 'own',
  audit: 'none',
  query: listQuery,
  data: z.union([page(appointment), z.array(appointment)]),
  summary:
    'Appointments, latest first. They are sorted soonest first with period=coming, with a date, and with status=PENDING without a period; order-by=time, -time, status or -status decides otherwise. With order-by=next coming appointments are first, soonest first, then past ones, latest first. text-search finds beginnings of words of the patient’s name, of the code of the patient, of the code of the appointment and, for a doctor or hospital, of the patient’s phone number. The total is a lower bound from 10,000 on.',
} as const;
const one = {
  ...onAppointment,
  audit: 'appointment.read',
  budget: 'audited_read',
  data: appointment,
  summary: 'One appointment.',
} as const;
const change = {
  ...onAppointment,
  audit: 'appointment.status',
  budget: 'change',
  alsoPut: true,
  body: statusBody,
  data: appointment,
  message: 'Appointment status changed',
  summary:
    'Sets the status, frees the slot, moves the money and notifies the other side as that status requires. A status that is set already changes nothing.',
} as const;

const move = {
  ...onAppointment,
  audit: 'appointment.moved',
  budget: 'booking',
  alsoPut: true,
  data: appointment,
} as const;
const message = optionalText(500);
const deskMove = {
  ...move,
  permission: 'agenda.book',
  message: 'The appointment was moved, and the patient is told',
} as const;

export const scheduling = {
  hospitalSlots: endpoint('GET /view_hospital/calendar/{id}', {
    who: 'public',
    object: 'published_hospital@params.id',
    audit: 'none',
    params: z.object({ id }),
    query: windowQuery,
    data: slots,
    summary:
      'The slots at a hospital for at most 31 days. A slot is free as long as one of the doctors is free; with walk_in it names the doctors who are.',
  }),
  doctorSlots: endpoint('GET /view_doctor/calendar/{id}', {
    who: 'public',
    object: 'published_doctor@params.id',
    audit: 'none',
    params: z.object({ id }),
    query: windowQuery,
    data: slots,
    summary: 'The slots of a doctor for at most 31 days.',
  }),
  heldSlot: endpoint('GET /patient/held_time', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    data: heldSlot,
    summary: 'The slot that an unpaid payment of the patient holds now, or null. Calendars show it as not available.',
  }),
  bookAppointment: endpoint('POST /patient/request/appointment', {
    who: 'patient',
    object: 'own',
    audit: 'appointment.booked',
    budget: 'booking',
    // the handler validates the fields in the order of the wizard's steps; with `payment_data.tx_ref` it uses the
    // values stored with the payment intent
    body: z.strictObject({
      ...sentRequest,
      amount_shown: amountShown,
      transaction_id: z.union([z.string(), z.number()]).optional(),
      payment_data: z.unknown().optional(),
    }),
    tolerates: ['amount_paid', 'category'],
    files: { field: 'attachments', kind: 'attachment', max: 10 },
    data: z.union([appointment, confirming]),
    status: 201,
    message: 'Appointment booked successfully',
    summary:
      'Books an appointment. With CASH it is booked at once, unless the price is above amount_shown (409 price_changed with the amount). Otherwise the server verifies the payment itself; 202 while that takes longer.',
  }),
  patientAppointments: endpoint('GET /patient/appointments', { who: 'patient', ...list }),
  patientAppointment: endpoint('GET /patient/appointment/{id}', { who: 'patient', ...one }),
  cancelByPatient: endpoint('POST /patient/appointment/status/{id}', {
    who: 'patient',
    ...change,
    body: z.strictObject({ status: z.literal('CANCELLED'), reason: optionalText(500) }),
    summary:
      'Cancels an appointment that is PENDING and has not begun. The refund follows the rules at the time of the booking.',
  }),
  rescheduleByPatient: endpoint('POST /patient/appointment/reschedule/{id}', {
    who: 'patient',
    ...move,
    body: z.strictObject(readSlotChoice),
    message: 'Your appointment was moved',
    summary:
      'Moves a PENDING appointment to another slot, until 4 hours before it. Doctor, type, place, price and payment stay the same. With 409 slot_taken or 422 too_late it keeps its slot.',
  }),
  calendarOfPatient: endpoint('GET /patient/appointment/{id}/ics', {
    who: 'patient',
    ...onAppointment,
    audit: 'none',
    data: z.object({ ics: z.string() }),
    summary:
      'The signed address of the appointment as a calendar file (iCalendar). The file has people, time and place, but no reason.',
  }),
  doctorAppointments: endpoint('GET /doctor/appointments', { who: 'doctor', permission: 'agenda.read', ...list }),
  doctorAppointment: endpoint('GET /doctor/appointment/{id}', { who: 'doctor', permission: 'agenda.read', ...one }),
  changeByDoctor: endpoint('POST /doctor/appointment/status/{id}', {
    who: 'doctor',
    permission: 'agenda.book',
    ...change,
  }),
  rescheduleByDoctor: endpoint('POST /doctor/appointment/reschedule/{id}', {
    who: 'doctor',
    ...deskMove,
    body: z.strictObject({ ...readSlotChoice, message }),
    summary:
      'Moves a PENDING appointment that has not begun to another free slot of the doctor. Type, place, price and payment stay the same; the patient is told, reads the message, and can cancel without cost. With 409 slot_taken or 422 too_late it keeps its slot.',
  }),
  hospitalAppointments: endpoint('GET /hospital/appointments', { who: 'hospital', permission: 'agenda.read', ...list }),
  hospitalAppointment: endpoint('GET /hospital/appointment/{id}', {
    who: 'hospital',
    permission: 'agenda.read',
    ...one,
  }),
  changeByHospital: endpoint('POST /hospital/appointment/status/{id}', {
    who: 'hospital',
    permission: 'agenda.book',
    ...change,
  }),
  rescheduleByHospital: endpoint('POST /hospital/appointment/reschedule/{id}', {
    who: 'hospital',
    ...deskMove,
    body: z.strictObject({ ...readSlotChoice, doctor_id: filter, message }),
    summary:
      'Moves a PENDING appointment that has not begun to another free slot, with `doctor_id` to another doctor of the hospital who practises its speciality. The rest is as for the doctor.',
  }),
  colleaguesFree: endpoint('GET /hospital/appointment/{id}/doctors', {
    who: 'hospital',
    permission: 'agenda.read',
    ...onAppointment,
    audit: 'none',
    data: z.array(named),
    summary:
      'The other doctors of the hospital who practise the speciality of the appointment and are free at its time, by name.',
  }),
  changeDoctor: endpoint('PUT /hospital/appointment/{id}/doctor', {
    who: 'hospital',
    permission: 'agenda.book',
    ...onAppointment,
    audit: 'appointment.moved',
    budget: 'booking',
    body: z.strictObject({ doctor_id: uuid, message }),
    data: appointment,
    message: 'The doctor was changed, and the patient is told',
    summary:
      'Gives a PENDING appointment that has not begun to another doctor of the hospital, at the same time: one who practises its speciality and is free then, otherwise 409 slot_taken. Price and payment stay the same; the patient is told, reads the message, and can cancel without cost.',
  }),
  adminAppointments: endpoint('GET /admin/doctor/appointments', { who: 'admin', permission: 'agenda.read', ...list }),
  adminAppointment: endpoint('GET /admin/doctor/appointment/{id}', { who: 'admin', permission: 'agenda.read', ...one }),
  changeByAdmin: endpoint('POST /admin/doctor/appointment/status/{id}', {
    who: 'admin',
    permission: 'agenda.book',
    ...change,
  }),
};
