export const APPOINTMENTS = '/dashboard/doctor/appointments';
export const CALENDAR = '/dashboard/doctor/calendar';
