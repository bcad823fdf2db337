import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { call } from '../../../lib/api/call.ts';
import type { Move } from './account-views.ts';

export const byHospital: Move = 'POST /hospital/appointment/reschedule/{id}';

type To = { doctor: string; slot: ChosenSlot; message: string };

/** Moves an appointment to another slot; a hospital can also move it to another doctor. */
export function sendMove(move: Move, id: string, { doctor, slot: { date, time, end_time }, message }: To) {
  const body = { assigned_date: date, start_time: time, end_time, message };
  const params = { id };
  return move === byHospital
    ? call(move, { params, body: { ...body, doctor_id: doctor } })
    : call(move, { params, body });
}
