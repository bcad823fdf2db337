export const HOME = '/dashboard/hospital';
export const APPOINTMENTS = '/dashboard/hospital/appointments';
/** The team is a part of the profile page. */
export const TEAM = '/dashboard/hospital/customization';
