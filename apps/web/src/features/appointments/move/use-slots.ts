import type { Appointment } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { windowOf } from '../../../domain/availability/calendar-window.ts';
import { readWithOwn } from '../../../domain/availability/own-hold.ts';

/**
 * The slots of this doctor in a week; if `doctor` is '', the slots of each doctor of the hospital who practises the
 * speciality.
 */
export function useSlots(
  { id, hospital, speciality, consultation_type }: Appointment,
  doctor: string,
  { today, week }: { today: string; week: number },
) {
  const { from, to } = windowOf(today, week);
  const query = { week_start_date: from, week_end_date: to, consultation_type };
  const account = useAccount();
  const owner = doctor ? { doctor, hospital: '' } : { doctor: '', hospital: hospital!.id };
  const read = (signal: AbortSignal) =>
    doctor
      ? call('GET /view_doctor/calendar/{id}', {
          params: { id: doctor },
          query: { ...query, ...(hospital && { hospital_id: hospital.id }) },
          signal,
        })
      : call('GET /view_hospital/calendar/{id}', {
          params: { id: hospital!.id },
          query: { ...query, speciality_id: speciality.id },
          signal,
        });
  return useAnswer(`${id} ${doctor} ${from}`, (signal) => readWithOwn(read(signal), { account, signal, owner }, false));
}
