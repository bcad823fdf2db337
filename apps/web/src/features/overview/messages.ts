import type { Catalogue } from '../../shared/i18n/messages.ts';

const en = {
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  waits: {
    doctor: (count: string) =>
      count === '0'
        ? 'Nothing waits for you.'
        : count === '1'
          ? 'One appointment waits for you.'
          : `${count} appointments wait for you.`,
    hospital: (count: string) =>
      count === '0'
        ? 'No request waits for your doctors.'
        : count === '1'
          ? 'One request waits for its doctor.'
          : `${count} requests wait for their doctors.`,
  },
  counters: 'In figures',
  appointments: 'Appointments',
  specialities: 'Specialities',
  hospitals: 'Affiliated hospitals',
  symptoms: 'Treated symptoms',
  diseases: 'Treated diseases',
  pending: 'Pending appointments',
  allAppointments: 'All appointments',
  completed: 'Completed',
  stillPending: 'Pending',
  insurances: 'Insurance accepted',
  chart: 'Requests for last 12 months',
  noRequestsYet: 'The first request stands here as soon as a patient books.',
  requests: 'Pending requests',
  all: (count: string) => `All ${count}`,
  noRequests: 'No pending requests',
  noRequestsSays: 'A new one appears here by itself.',
  online: 'Online',
  physical: 'In person',
  today: 'Today',
  tomorrow: 'Tomorrow',
  loading: 'Loading the overview',
  failed: 'The overview did not arrive',
  failedSays: 'Nothing is lost. Try again in a moment.',
};

export type Messages = typeof en;
export const messages: Catalogue<Messages> = { en };
