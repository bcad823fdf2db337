export const HOME = '/dashboard/doctor';
export const AGENDA = '/dashboard/doctor/agenda';
export const APPOINTMENTS = '/dashboard/doctor/appointments';
export const CALENDAR = '/dashboard/doctor/calendar';
export const VIDEO_CALL = '/dashboard/doctor/video-call';
