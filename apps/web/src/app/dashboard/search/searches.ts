import { shownPhone } from '@ivuriro/contract/shown-phone';
import { callAt, call } from '../../../lib/api/call.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { displayTime } from '../../../lib/language/times.ts';
import type { Account } from '../../../lib/session/accounts.ts';
import { may, type Permission } from '../../../lib/session/permissions.ts';
import { dashboardOf } from '../../../dashboards/menus.ts';

/** One result: a patient, an appointment or an order of this provider. */
export type Hit = { id: string; name: string; facts: string; to: string };
export type Group = 'patients' | 'appointments' | 'orders';
type Search = {
  group: Group;
  needs: Permission;
  find: (account: Account, text: string, signal: AbortSignal) => Promise<Hit[]>;
};

const ofEach = 5;
const joined = (...facts: (string | null | undefined)[]) => facts.filter(Boolean).join(' · ');

const patients: Search = {
  group: 'patients',
  needs: 'patients.read',
  find: async ({ account_type: kind, id }, text, signal) => {
    const place = { kind, base: `/${kind}`, id };
    const query = { 'text-search': text, per_page: ofEach };
    const { data } = await callAt(place, 'GET /patients', { query, signal });
    return data.data.map((patient) => ({
      id: patient.id,
      name: patient.full_name,
      facts: joined(patient.phone && shownPhone(patient.phone), patient.birth_date, patient.user_code),
      to: `${dashboardOf(kind)}/patients/${patient.id}`,
    }));
  },
};

const appointments = (key: 'GET /doctor/appointments' | 'GET /hospital/appointments'): Search => ({
  group: 'appointments',
  needs: 'agenda.read',
  find: async ({ account_type: kind }, text, signal) => {
    const { data } = await call(key, { query: { 'text-search': text, per_page: ofEach }, signal });
    const found = Array.isArray(data) ? data : data.data;
    return found.map((one) => ({
      id: one.id,
      name: one.patient.full_name,
      facts: joined(
        `${plainDate(one.assigned_date)}, ${displayTime(one.start_time)}`,
        kind === 'hospital' ? one.doctor.name : null,
        one.appointment_id,
      ),
      to: `${dashboardOf(kind)}/appointments/all/${one.id}`,
    }));
  },
});

const orders = (key: 'GET /laboratory/test/orders' | 'GET /pharmacy/prescription/orders', page: string): Search => ({
  group: 'orders',
  needs: 'orders.work',
  find: async ({ account_type: kind }, text, signal) => {
    const { data } = await call(key, { query: { 'text-search': text, per_page: ofEach }, signal });
    return data.data.map((order) => ({
      id: order.id,
      name: order.patient.full_name,
      facts: joined(plainDate(new Date(order.created_at)), order.request_id),
      to: `${dashboardOf(kind)}/${page}/${order.id}`,
    }));
  },
});

const ofKind: Partial<Record<Account['account_type'], Search[]>> = {
  doctor: [patients, appointments('GET /doctor/appointments')],
  hospital: [patients, appointments('GET /hospital/appointments')],
  laboratory: [orders('GET /laboratory/test/orders', 'orders')],
  pharmacy: [orders('GET /pharmacy/prescription/orders', 'prescriptions')],
};

/** The searches of a provider's dashboard that the role of the member permits; none for administrators. */
export const searchesOf = (account: Account): Search[] =>
  (ofKind[account.account_type] ?? []).filter(({ needs }) => may(account, needs));

/** The results of all searches, by group; groups without a result are left out. */
export async function findAll(account: Account, text: string, signal: AbortSignal) {
  const groups = await Promise.all(
    searchesOf(account).map(async ({ group, find }) => ({ group, hits: await find(account, text, signal) })),
  );
  return { data: groups.filter(({ hits }) => hits.length > 0) };
}
