import type { Appointment } from '@ivuriro/contract';
import type { Api } from '../../shared/api/contract.ts';
import type { Figure } from './Counters.tsx';
import type { Messages } from './messages.ts';

export type OverviewCall = 'GET /doctor/overview' | 'GET /hospital/overview';

/** What the overview of one kind of account counts, and how it speaks of what waits. */
export type OverviewKind<K extends OverviewCall> = {
  call: K;
  figures: (data: Api[K]['data'], t: Messages) => Figure[];
  waiting: (count: string, t: Messages) => string;
  /** What tells one request from another, besides its patient. */
  about: (visit: Appointment) => string;
};

export const doctorOverview: OverviewKind<'GET /doctor/overview'> = {
  call: 'GET /doctor/overview',
  figures: (data, t) => [
    { label: t.appointments, value: data.apointments },
    { label: t.specialities, value: data.specialities },
    { label: t.hospitals, value: data.affiliated_hospitals },
    { label: t.symptoms, value: data.treated_symptoms },
    { label: t.diseases, value: data.treated_diseases },
    { label: t.pending, value: data.pending_appointments, waits: true },
  ],
  waiting: (count, t) => t.waits.doctor(count),
  about: (visit) => visit.reason ?? visit.speciality.name,
};

/** A hospital looks on: its doctors answer, so nothing there is coloured as waiting for it. */
export const hospitalOverview: OverviewKind<'GET /hospital/overview'> = {
  call: 'GET /hospital/overview',
  figures: (data, t) => [
    { label: t.allAppointments, value: data.apointments },
    { label: t.completed, value: data.completed_appointments },
    { label: t.stillPending, value: data.pending_appointments },
    { label: t.specialities, value: data.specialities },
    { label: t.insurances, value: data.insuranceAccepted },
  ],
  waiting: (count, t) => t.waits.hospital(count),
  about: (visit) => visit.doctor.name,
};
