import type { Module } from '../../platform/module.ts';

export { type AppointmentBrief, appointmentsBrief } from './brief.queries.ts';
export { appointmentBooked, appointmentStatusChanged } from './events.ts';
export { consultationFileOf } from './slots.ts';

export const scheduling: Module = { name: 'scheduling', routes: [] };
