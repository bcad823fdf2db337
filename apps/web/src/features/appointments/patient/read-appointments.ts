import type { Appointment } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { searchOf } from '../../../lib/api/request.ts';
import { lastSeen } from '../../../lib/offline/reply-cache.ts';
import type { Filters } from './filters.ts';

const nameOf = (id: string) => `appointment ${id}`;

/**
 * A page of the patient's appointments, the next one first. Each appointment is also stored under its id, so that the
 * list and the details can be shown without a connection.
 */
export const readList = (filters: Filters) =>
  lastSeen(
    `appointments ${searchOf(filters)}`,
    () => call('GET /patient/appointments', { query: { ...filters, 'order-by': 'next' } }),
    (page) =>
      (Array.isArray(page) ? page : (page.data as Appointment[])).map((appointment) => [
        nameOf(appointment.id),
        appointment,
      ]),
  );

export const readOne = async (id: string): Promise<Appointment> =>
  (await lastSeen(nameOf(id), () => call('GET /patient/appointment/{id}', { params: { id } }))).data;
