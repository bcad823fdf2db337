export const HOME = '/dashboard/hospital';
export const APPOINTMENTS = '/dashboard/hospital/appointments';
/** The team is part of the profile. */
export const TEAM = '/dashboard/hospital/customization';
