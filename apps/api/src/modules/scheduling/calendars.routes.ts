import { doctorCalendar, hospitalCalendar } from '@ivuriro/contract/calendars';
import type { Db } from '../../platform/db/pool.ts';
import type { Call } from '../../platform/http/call.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { presentRows } from './presenters/present-calendar-row.ts';
import type { CalendarRowRow } from './queries/calendar-rows.queries.ts';
import { addDoctorHours, addHospitalHours, removeRow } from './commands/set-calendar.ts';
import { type CalendarQuery, type Holder, readRows } from './queries/list-calendar.ts';
import { type Calendar } from './domain/calendar-hours.ts';

export const doctorCalendarRoutes = serve(doctorCalendar, {
  weekly: (call) => shown(call, 'weekly', { doctor_id: call.actor.id }),
  addWeekly: (call) => added(call, (trx) => addDoctorHours(trx, 'weekly', call.actor.id, call.body, call)),
  removeWeekly: ({ transact, params, actor }) => transact((trx) => removeRow(trx, 'weekly', params.id, actor)),
  dated: (call) => shown(call, 'dated', { doctor_id: call.actor.id }),
  addDated: (call) => added(call, (trx) => addDoctorHours(trx, 'dated', call.actor.id, call.body, call)),
  removeDated: ({ transact, params, actor }) => transact((trx) => removeRow(trx, 'dated', params.id, actor)),
});

export const hospitalCalendarResource = resource(hospitalCalendar, {
  weekly: (call) => shown(call, 'weekly', { hospital_id: call.owner.id }),
  addWeekly: (call) => added(call, (trx) => addHospitalHours(trx, 'weekly', call.owner.id, call.body, call)),
  removeWeekly: ({ transact, params, actor }) => transact((trx) => removeRow(trx, 'weekly', params.id, actor)),
  dated: (call) => shown(call, 'dated', { hospital_id: call.owner.id }),
  addDated: (call) => added(call, (trx) => addHospitalHours(trx, 'dated', call.owner.id, call.body, call)),
  removeDated: ({ transact, params, actor }) => transact((trx) => removeRow(trx, 'dated', params.id, actor)),
});

async function shown({ db, query, now }: Call<unknown, unknown, CalendarQuery>, calendar: Calendar, holder: Holder) {
  return presentRows(db, await readRows(db, calendar, holder, query, now));
}

async function added({ db, transact }: Pick<Call, 'db' | 'transact'>, add: (trx: Db) => Promise<CalendarRowRow[]>) {
  return presentRows(db, await transact(add));
}
