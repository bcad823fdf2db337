export const HOME = '/dashboard/hospital';
export const AGENDA = '/dashboard/hospital/agenda';
export const CALENDAR = '/dashboard/hospital/calendar';
export const APPOINTMENTS = '/dashboard/hospital/appointments';
/** The team is a part of the profile page. */
export const TEAM = '/dashboard/hospital/customization';
