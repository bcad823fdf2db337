export const APPOINTMENTS = '/dashboard/hospital/appointments';
