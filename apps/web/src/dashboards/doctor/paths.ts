export const APPOINTMENTS = '/dashboard/doctor/appointments';
