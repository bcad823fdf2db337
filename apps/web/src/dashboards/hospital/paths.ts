export const HOME = '/dashboard/hospital';
export const APPOINTMENTS = '/dashboard/hospital/appointments';
