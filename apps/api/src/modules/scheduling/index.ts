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
import { visitCalendar } from './visit-calendar.ts';

export {
  type AppointmentBrief,
  appointmentKept,
  appointmentsBrief,
  completedVisits,
  wasCancelledByPatient,
} from './brief.queries.ts';
export { comingVisits } from './coming-visits.ts';
export {
  appointmentBooked,
  appointmentMoved,
  appointmentStatusChanged,
  type EnteredHours,
  hoursEntered,
} from './events.ts';
export { deleteCalendar as forgetCalendar } from './delete-calendar.ts';
export { freeSlots as freeTimes } from './free-slots.ts';
export type { ShownVisit } from './appointments.queries.ts';
export { soonestPending } from './appointment-list.queries.ts';
export { presentAppointments } from './present.ts';
export { consultationFileOf, isWritten } from './ports.ts';
export { visitCalendar } from './visit-calendar.ts';
export { visitPartners } from './partners.ts';

registerPurpose('appointment', appointmentPurpose);
registerMadeFile('calendar', visitCalendar);
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
