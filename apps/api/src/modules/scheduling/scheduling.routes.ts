import { scheduling } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/appointment-shapes';
import type { Role } from '@ivuriro/contract/endpoint';
import { type Call, Reply } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/session.ts';
import { signedAddress } from '../files/index.ts';
import { appointmentWithRefs } from './queries/appointments.queries.ts';
import { bookAppointment } from './commands/book-appointment.ts';
import { changeAppointmentStatus } from './commands/change-appointment-status.ts';
import { heldSlot } from './queries/held-slot.ts';
import { freeColleagues } from './queries/free-colleagues.ts';
import { listAppointments } from './queries/list-appointments.ts';
import { presentAppointment } from './presenters/present-appointment.ts';
import { type Move, rescheduleAppointment } from './commands/reschedule-appointment.ts';
import type { Status } from './domain/appointment-states.ts';
import type { SlotChoice } from './domain/requested-slot.ts';
import { doctorSlots, hospitalSlots } from './queries/list-slots.ts';
import { en } from './texts.ts';

export const schedulingRoutes = serve(scheduling, {
  hospitalSlots: ({ platform, params, query, now }) => hospitalSlots(platform, params.id, query, now),
  doctorSlots: ({ platform, params, query, now }) => doctorSlots(platform, params.id, query, now),
  heldSlot: ({ db, actor, now }) => heldSlot(db, actor.id, now),
  bookAppointment: (call) => bookAppointment(call, call.body),
  patientAppointments: (call) => listAppointments(call, { patient_id: call.actor.id }),
  patientAppointment: one,
  cancelByPatient: change,
  rescheduleByPatient: move,
  calendarOfPatient: async ({ platform, actor, params: { id } }) => ({
    ics: signedAddress(platform, `calendar:${id}`, { accountId: actor.id, object: `appointment:${id}` }),
  }),
  doctorAppointments: (call) => listAppointments(call, { doctor_id: call.actor.id }),
  doctorAppointment: one,
  changeByDoctor: change,
  rescheduleByDoctor: move,
  hospitalAppointments: (call) => listAppointments(call, { hospital_id: call.actor.id }),
  hospitalAppointment: one,
  changeByHospital: change,
  rescheduleByHospital: move,
  colleaguesFree: ({ db, params, now }) => freeColleagues(db, params.id, now),
  changeDoctor: (call) => moved(call, { doctorId: call.body.doctor_id, message: call.body.message }, 'doctor'),
  adminAppointments: (call) => listAppointments(call, {}),
  adminAppointment: one,
  changeByAdmin: change,
});

type AppointmentCall<B = unknown> = Call<Actor<Role>, { id: string }, unknown, B>;

async function one({ platform, db, actor, params }: AppointmentCall): Promise<Appointment> {
  return presentAppointment(platform, await appointmentWithRefs(db, params.id), actor);
}

interface MoveBody {
  doctor_id?: string | undefined;
  message?: string | undefined;
}
function move(call: AppointmentCall<SlotChoice & MoveBody>) {
  const { doctor_id: doctorId, message, ...to } = call.body;
  return moved(call, { to, doctorId, message }, 'moved');
}

async function moved(call: AppointmentCall, where: Omit<Move, 'by'>, what: keyof typeof en.untold) {
  const { actor, params, now, transact } = call;
  const by = { type: actor.type, accountId: actor.id };
  await transact((trx) => rescheduleAppointment(trx, params.id, { ...where, by }, now));
  return warnOfUntold(await one(call), what);
}

async function change(call: AppointmentCall<{ status: Status; reason?: string | undefined }>) {
  const { actor, params, body, now, transact, about } = call;
  const by = { type: actor.type, accountId: actor.id };
  await transact(async (trx) => {
    const from = await changeAppointmentStatus(trx, params.id, { to: body.status, by, reason: body.reason }, now);
    about({ changes: { status: [from, body.status] } });
  });
  const changed = await one(call);
  return body.status === 'CANCELLED' ? warnOfUntold(changed, 'cancelled') : changed;
}

/** Adds to the reply that nobody can be told of the change, when the patient has neither a sign-in nor a phone. */
const warnOfUntold = (appointment: Appointment, what: keyof typeof en.untold): Appointment | Reply<Appointment> =>
  appointment.patient.can_be_told ? appointment : new Reply(appointment, 200, en.untold[what]);
