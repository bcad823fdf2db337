import type { Module } from '../../platform/module.ts';
import { absencesResource, moveLinkRoutes } from './absences.routes.ts';
import { doctorCalendarRoutes, hospitalCalendarResource } from './calendars.routes.ts';
import { agendaResource, cashDeskResource, deskAppointmentsResource } from './desk-appointments.routes.ts';
import { deskPatientsResource } from './desk-patients.routes.ts';
import { grants } from './grants.ts';
import { paymentLinkRoutes } from './payment-links.routes.ts';
import { schedulingRoutes } from './scheduling.routes.ts';
import { subscriptions } from './jobs/subscribers.ts';
import { jobs, sweepers } from './jobs/sweepers.ts';

export {
  type AppointmentBrief,
  type AppointmentSide,
  appointmentCodes,
  appointmentKept,
  appointmentsBrief,
  appointmentsOfDay,
  bookedByDesk,
  completedAppointments,
  sideOf,
  wasCancelledByPatient,
} from './queries/appointment-brief.queries.ts';
export { appointmentPurpose } from './commands/appointment-purpose.ts';
export { duePurpose } from './commands/due-purpose.ts';
export { upcomingAppointments } from './commands/cancel-upcoming-appointments.ts';
export {
  appointmentBooked,
  appointmentMoved,
  appointmentStatusChanged,
  type EnteredHours,
  hoursEntered,
  newTimeAsked,
  paymentAsked,
} from './events.ts';
export { deleteCalendar } from './commands/delete-calendar.ts';
export { renewStaleSummaries } from './jobs/renew-availability-summaries.ts';
export { bookableHours, bookableHoursAndSlots } from './queries/bookable-hours.ts';
export { freeSlots } from './queries/free-slots.ts';
export { appointmentsOfDesk } from './queries/agenda.queries.ts';
export { type AppointmentWithRefs, appointmentsWithRefs, lockAppointment } from './queries/appointments.queries.ts';
export { usualMinutesOfDoctors } from './queries/appointment-length.queries.ts';
export { setMoveSecret } from './queries/move-links.queries.ts';
export { setPaymentSecret } from './queries/payment-links.queries.ts';
export { soonestPending } from './queries/appointment-list.queries.ts';
export { presentAppointments } from './presenters/present-appointment.ts';
export { consultationFileOf, hasConsultationFile, patientArrivedSince, queueStatesOf } from './ports.ts';
export { appointmentCalendarFile } from './presenters/appointment-calendar-file.ts';
export { appointmentPartners } from './queries/appointment-partners.queries.ts';
export { movableUntil, percentBack } from './domain/appointment-states.ts';

export const scheduling: Module = {
  name: 'scheduling',
  routes: [...schedulingRoutes, ...doctorCalendarRoutes, ...moveLinkRoutes, ...paymentLinkRoutes],
  resources: [
    hospitalCalendarResource,
    absencesResource,
    agendaResource,
    deskAppointmentsResource,
    cashDeskResource,
    deskPatientsResource,
  ],
  guardedTables: [
    'appointment_attachment',
    'appointment_move',
    'appointment_status_change',
    'move_link',
    'payment_link',
  ],
  partyColumns: [{ table: 'appointment', column: 'patient_id' }],
  grants,
  subscriptions,
  jobs,
  sweepers,
};
