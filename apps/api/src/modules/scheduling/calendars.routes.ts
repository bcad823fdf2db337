import { doctorCalendar, hospitalCalendar } from '@ivuriro/contract/calendars';
import { resource, serve } from '../../platform/http/serve.ts';
import { presentRows } from './calendar.present.ts';
import { addDoctorHours, addHospitalHours, readRows, removeRow } from './calendars.ts';

export const doctorCalendarRoutes = serve(doctorCalendar, {
  weekly: async ({ db, actor, query, now }) =>
    presentRows(db, await readRows(db, 'weekly', { doctor_id: actor.id }, query, now)),
  addWeekly: async ({ db, transact, actor, body, now }) =>
    presentRows(db, await transact((trx) => addDoctorHours(trx, 'weekly', actor.id, body, now))),
  removeWeekly: ({ transact, params }) => transact((trx) => removeRow(trx, 'weekly', params.id)),
  dated: async ({ db, actor, query, now }) =>
    presentRows(db, await readRows(db, 'dated', { doctor_id: actor.id }, query, now)),
  addDated: async ({ db, transact, actor, body, now }) =>
    presentRows(db, await transact((trx) => addDoctorHours(trx, 'dated', actor.id, body, now))),
  removeDated: ({ transact, params }) => transact((trx) => removeRow(trx, 'dated', params.id)),
});

export const hospitalCalendarResource = resource(hospitalCalendar, {
  weekly: async ({ db, owner, query, now }) =>
    presentRows(db, await readRows(db, 'weekly', { hospital_id: owner.id }, query, now)),
  addWeekly: async ({ db, transact, owner, body, now }) =>
    presentRows(db, await transact((trx) => addHospitalHours(trx, 'weekly', owner.id, body, now))),
  removeWeekly: ({ transact, params }) => transact((trx) => removeRow(trx, 'weekly', params.id)),
  dated: async ({ db, owner, query, now }) =>
    presentRows(db, await readRows(db, 'dated', { hospital_id: owner.id }, query, now)),
  addDated: async ({ db, transact, owner, body, now }) =>
    presentRows(db, await transact((trx) => addHospitalHours(trx, 'dated', owner.id, body, now))),
  removeDated: ({ transact, params }) => transact((trx) => removeRow(trx, 'dated', params.id)),
});
