import type { Appointment, DrugOrder, LabOrder } from '@ivuriro/contract';
import type { Api } from '../../lib/api/contract.ts';
import { dayOf } from '../../lib/language/dates.ts';
import { money } from '../../lib/language/money.ts';
import { displayTime } from '../../lib/language/times.ts';
import { linesOf, summaryOf, totalOf } from '../../domain/orders/order.ts';
import { dayWord } from '../../domain/appointments/appointment-times.ts';
import type { Figure } from './Counters.tsx';
import type { Messages } from './texts.ts';

export type OverviewCall =
  | 'GET /doctor/overview'
  | 'GET /hospital/overview'
  | 'GET /laboratory/overview'
  | 'GET /pharmacy/overview';

/** A pending request as the overview shows it: the patient, what they request, and the time or the price. */
export type Waiting = {
  id: string;
  patient: Appointment['patient'] | LabOrder['patient'];
  about: string;
  strong: string;
  small: string;
};

/** The counters and the texts for pending requests in the overview of one kind of account. */
export type OverviewKind<K extends OverviewCall> = {
  call: K;
  /** Returns the counters. `base` is the path of the dashboard, to which the paths of its pages are appended. */
  figures: (data: Api[K]['data'], t: Messages, base: string) => Figure[];
  total: (data: Api[K]['data']) => number;
  waiting: (count: string, t: Messages) => string;
  waits: (data: Api[K]['data'], t: Messages, now: Date) => Waiting[];
  /** The paths of the list of pending requests and of one request, relative to the dashboard. */
  all: string;
  one: (id: string) => string;
  words: 'appointments' | 'tests' | 'drugs';
};

export const pendingAppointments = {
  all: '/appointments/pending',
  one: (id: string) => `/appointments/all/${id}`,
  words: 'appointments',
} as const;

export const doctorOverview: OverviewKind<'GET /doctor/overview'> = {
  ...pendingAppointments,
  call: 'GET /doctor/overview',
  figures: (data, t, base) => [
    { label: t.appointments, value: data.apointments, to: `${base}/appointments?period=all` },
    { label: t.specialities, value: data.specialities, to: `${base}/customization` },
    { label: t.hospitals, value: data.affiliated_hospitals, to: `${base}/customization` },
    { label: t.symptoms, value: data.treated_symptoms, to: `${base}/customization` },
    { label: t.diseases, value: data.treated_diseases, to: `${base}/customization` },
    { label: t.pending, value: data.pending_appointments, waits: true, to: `${base}/appointments/pending` },
  ],
  total: (data) => data.pending_appointments,
  waiting: (count, t) => t.waits.doctor(count),
  waits: (data, t, now) =>
    data.pending_requests.map((appointment) =>
      waitingAppointment(appointment, appointment.reason ?? appointment.speciality.name, t, now),
    ),
};

/**
 * The overview of a hospital. A hospital only views the requests, which its doctors handle, so no counter is coloured
 * as waiting.
 */
export const hospitalOverview: OverviewKind<'GET /hospital/overview'> = {
  ...pendingAppointments,
  call: 'GET /hospital/overview',
  figures: (data, t, base) => [
    { label: t.allAppointments, value: data.apointments, to: `${base}/appointments?period=all` },
    { label: t.completed, value: data.completed_appointments, to: `${base}/appointments/completed` },
    { label: t.pending, value: data.pending_appointments, to: `${base}/appointments/pending` },
    { label: t.specialities, value: data.specialities, to: `${base}/customization` },
    { label: t.insurances, value: data.insuranceAccepted, to: `${base}/customization` },
  ],
  total: (data) => data.pending_appointments,
  waiting: (count, t) => t.waits.hospital(count),
  waits: (data, t, now) =>
    data.pending_requests.map((appointment) => waitingAppointment(appointment, appointment.doctor.name, t, now)),
};

export const laboratoryOverview: OverviewKind<'GET /laboratory/overview'> = {
  call: 'GET /laboratory/overview',
  figures: (data, t, base) => [
    { label: t.tests, value: data.tests, to: `${base}/tests` },
    { label: t.fromDoctors, value: data.orderFromDoctors, to: `${base}/orders?status=all` },
    { label: t.fromPatients, value: data.orderFromPatients, to: `${base}/orders?status=all` },
    { label: t.specialities, value: data.specialities, to: `${base}/customization` },
    { label: t.insurances, value: data.insuranceAccepted, to: `${base}/customization` },
    { label: t.pendingOrders, value: data.totalPendingOrders, waits: true, to: `${base}/orders?status=PENDING` },
  ],
  total: (data) => data.totalPendingOrders,
  waiting: (count, t) => t.waits.shop(count),
  waits: (data, t, now) => data.pendingOrders.map((order) => waitingOrder(order, t, now)),
  all: '/orders?status=PENDING',
  one: (id) => `/orders/${id}`,
  words: 'tests',
};

export const pharmacyOverview: OverviewKind<'GET /pharmacy/overview'> = {
  call: 'GET /pharmacy/overview',
  figures: (data, t, base) => [
    { label: t.drugCategories, value: data.drugs, to: `${base}/drugs` },
    { label: t.prescriptions, value: data.orderFromDoctors, to: `${base}/prescriptions?status=all` },
    { label: t.fromPatients, value: data.orderFromPatients, to: `${base}/prescriptions?status=all` },
    { label: t.insurances, value: data.insuranceAccepted, to: `${base}/customization` },
    { label: t.pendingOrders, value: data.totalPendingOrders, waits: true, to: `${base}/prescriptions?status=PENDING` },
  ],
  total: (data) => data.totalPendingOrders,
  waiting: (count, t) => t.waits.shop(count),
  waits: (data, t, now) => data.pendingOrders.map((order) => waitingOrder(order, t, now)),
  all: '/prescriptions?status=PENDING',
  one: (id) => `/prescriptions/${id}`,
  words: 'drugs',
};

export function waitingAppointment(appointment: Appointment, about: string, t: Messages, now: Date): Waiting {
  const kind = appointment.consultation_type === 'ONLINE' ? t.online : t.physical;
  return {
    id: appointment.id,
    patient: appointment.patient,
    about: `${kind} · ${about}`,
    strong: displayTime(appointment.start_time),
    small: dayWord(appointment.assigned_date, now, t),
  };
}

function waitingOrder(order: LabOrder | DrugOrder, t: Messages, now: Date): Waiting {
  const lines = linesOf(order);
  return {
    id: order.id,
    patient: order.patient,
    about: summaryOf(lines, t.more),
    strong: money(totalOf(lines)),
    small: dayWord(dayOf(order.created_at), now, t),
  };
}
