import * as z from 'zod';
import { endpoint, owned, ownedEndpoint } from './endpoint.ts';
import { day, filter, flag, id, many, named, nothing, picture, uuid, weekday } from './wire.ts';

const calendarRow = z.object({
  id,
  day: z.string().optional(),
  date: z.string().optional(),
  start_time: z.string(),
  end_time: z.string(),
  isAvailable: z.boolean(),
  type: z.enum(['Online', 'Hospital', 'default']),
  doctor_status: z.enum(['online', 'onsite']),
  hospital_id: id.nullable(),
  hospital: named.nullable(),
  doctor: named.extend({ picture }),
  doctor_id: id,
});

const times = { start_time: z.string().min(1), end_time: z.string().min(1) };
const optionalDay = z.union([z.literal(''), weekday]).optional();
const optionalDate = z.union([z.literal(''), day]).optional();
const doctorRow = z.strictObject({
  day: optionalDay,
  date: optionalDate,
  ...times,
  hospital_id: z.union([z.literal(''), uuid]).optional(),
  isAvailable: flag.optional(),
  type: z.enum(['Online', 'Hospital', 'default']),
});
const hospitalRow = z.strictObject({
  day: optionalDay,
  date: optionalDate,
  ...times,
  doctor_id: many(uuid),
  isAvailable: flag.optional(),
  type: z.literal('Hospital').optional(),
});
const weeklyQuery = z.object({ day: optionalDay, start_time: filter, end_time: filter });
const datedQuery = z.object({
  date: optionalDate,
  date_from: optionalDate,
  date_to: optionalDate,
  start_time: filter,
  end_time: filter,
});
const rowRead = {
  permission: 'agenda.read',
  object: 'own',
  audit: 'none',
  data: z.array(calendarRow),
  summary: 'The calendar rows that overlap the requested interval.',
} as const;
const rowAdd = {
  permission: 'calendar.edit',
  object: 'own',
  audit: 'calendar.added',
  budget: 'write',
  status: 201,
  data: z.array(calendarRow),
  message: 'Your availability was set',
  summary: 'Adds working time (isAvailable 1), or removes it from the calendar (0).',
} as const;
const rowRemove = {
  permission: 'calendar.edit',
  object: 'calendar_row@params.id',
  audit: 'calendar.removed',
  budget: 'write',
  params: z.object({ id }),
  data: nothing,
  message: 'The hours were removed.',
  summary: 'Removes a calendar row. Booked appointments stay.',
} as const;
// a desk that books may close time of one date and open it again
const datedAdd = {
  ...rowAdd,
  permission: 'agenda.book',
  summary:
    'Adds working time of one date (isAvailable 1), or closes time of it (0). Working time needs `calendar.edit` too (403 `not_permitted`).',
} as const;
const datedRemove = {
  ...rowRemove,
  permission: 'agenda.book',
  summary:
    'Removes a calendar row of one date. Booked appointments stay. A row of working time needs `calendar.edit` too (403 `not_permitted`).',
} as const;

export const doctorCalendar = {
  weekly: endpoint('GET /doctor/default_calendars', { who: 'doctor', ...rowRead, query: weeklyQuery }),
  addWeekly: endpoint('POST /doctor/default_calendars', {
    who: 'doctor',
    ...rowAdd,
    body: doctorRow,
    tolerates: ['doctor_status'],
  }),
  removeWeekly: endpoint('DELETE /doctor/default_calendars/{id}', { who: 'doctor', ...rowRemove }),
  dated: endpoint('GET /doctor/calendars', { who: 'doctor', ...rowRead, query: datedQuery }),
  addDated: endpoint('POST /doctor/calendars', {
    who: 'doctor',
    ...datedAdd,
    body: doctorRow,
    tolerates: ['doctor_status'],
  }),
  removeDated: endpoint('DELETE /doctor/calendars/{id}', { who: 'doctor', ...datedRemove }),
};

export const hospitalCalendar = owned({
  name: 'hospital_calendar',
  kinds: ['hospital'],
  mounts: ['own', 'admin'],
  endpoints: {
    weekly: ownedEndpoint('GET /default_calendars', { ...rowRead, query: weeklyQuery }),
    addWeekly: ownedEndpoint('POST /default_calendars', { ...rowAdd, body: hospitalRow, tolerates: ['doctor_status'] }),
    removeWeekly: ownedEndpoint('DELETE /default_calendars/{id}', {
      ...rowRemove,
      object: 'hospital_calendar_row@params.id',
    }),
    dated: ownedEndpoint('GET /calendars', { ...rowRead, query: datedQuery }),
    addDated: ownedEndpoint('POST /calendars', { ...datedAdd, body: hospitalRow, tolerates: ['doctor_status'] }),
    removeDated: ownedEndpoint('DELETE /calendars/{id}', { ...datedRemove, object: 'hospital_calendar_row@params.id' }),
  },
});
export type CalendarRow = z.output<typeof calendarRow>;
