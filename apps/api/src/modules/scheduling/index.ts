import type { Module } from '../../platform/module.ts';
import { registerMadeFile } from '../files/index.ts';
import { registerCodes } from '../identity/index.ts';
import { registerPurpose } from '../payments/index.ts';
import { appointmentCodes } from './brief.queries.ts';
import { doctorCalendarRoutes, hospitalCalendarResource } from './calendars.routes.ts';
import { grants } from './grants.ts';
import { appointmentPurpose } from './purpose.ts';
import { schedulingRoutes } from './scheduling.routes.ts';
import { subscriptions } from './subscribers.ts';
import { jobs, sweepers } from './jobs.ts';
import { appointmentCalendarFile } from './appointment-calendar-file.ts';

export {
  type AppointmentBrief,
  appointmentKept,
  appointmentsBrief,
  completedAppointments,
  wasCancelledByPatient,
} from './brief.queries.ts';
export { upcomingAppointments } from './upcoming-appointments.ts';
export {
  appointmentBooked,
  appointmentMoved,
  appointmentStatusChanged,
  type EnteredHours,
  hoursEntered,
} from './events.ts';
export { deleteCalendar } from './delete-calendar.ts';
export { freeSlots } from './free-slots.ts';
export type { AppointmentWithRefs } from './appointments.queries.ts';
export { soonestPending } from './appointment-list.queries.ts';
export { presentAppointments } from './present.ts';
export { consultationFileOf, hasConsultationFile } from './ports.ts';
export { appointmentCalendarFile } from './appointment-calendar-file.ts';
export { appointmentPartners } from './partners.ts';
export { movableUntil, percentBack } from './states.ts';

registerPurpose('appointment', appointmentPurpose);
registerMadeFile('calendar', appointmentCalendarFile);
registerCodes('appointment', appointmentCodes);

export const scheduling: Module = {
  name: 'scheduling',
  routes: [...schedulingRoutes, ...doctorCalendarRoutes],
  resources: [hospitalCalendarResource],
  grants,
  subscriptions,
  jobs,
  sweepers,
};
