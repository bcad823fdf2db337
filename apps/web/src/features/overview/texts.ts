import type { Catalogue } from '../../lib/language/texts.ts';

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
    shop: (count: string) =>
      count === '0'
        ? 'No order waits for you.'
        : count === '1'
          ? 'One order waits for you.'
          : `${count} orders wait for you.`,
  },
  next: 'Next patient',
  noNext: 'Nobody is booked yet. Patients can book the hours of your calendar.',
  loadingNext: 'Loading the next patient',
  nextFailed: 'Who comes next did not arrive.',
  invitationWaits: (name: string) => `${name} wants to work with you.`,
  invitationsWait: (count: number) => `${count} invitations to a team wait for you.`,
  answerInvitation: 'Answer',
  counters: 'In figures',
  appointments: 'Appointments',
  specialities: 'Specialities',
  hospitals: 'Affiliated hospitals',
  symptoms: 'Treated symptoms',
  diseases: 'Treated diseases',
  pending: 'Pending appointments',
  allAppointments: 'All appointments',
  completed: 'Completed appointments',
  insurances: 'Insurance accepted',
  tests: 'Tests',
  drugCategories: 'Drug categories',
  prescriptions: 'Prescriptions from doctors',
  fromDoctors: 'Orders from doctors',
  fromPatients: 'Orders from patients',
  pendingOrders: 'Pending orders',
  more: (rest: number) => `and ${rest} more`,
  of: {
    appointments: {
      chart: 'Requests for last 12 months',
      nothingYet: 'The first request stands here as soon as a patient books.',
      pending: 'Pending requests',
      noPending: 'No pending requests',
    },
    tests: {
      chart: 'Requests for last 12 months',
      nothingYet: 'The first order stands here as soon as a patient orders a test.',
      pending: 'Pending orders',
      noPending: 'No pending orders',
    },
    drugs: {
      chart: 'Orders for last 12 months',
      nothingYet: 'The first order stands here as soon as a patient orders a drug.',
      pending: 'Pending orders',
      noPending: 'No pending orders',
    },
  },
  all: (count: string) => `All ${count}`,
  noneSays: 'A new one appears here by itself.',
  online: 'Online',
  physical: 'In person',
  today: 'Today',
  tomorrow: 'Tomorrow',
  admin: {
    says: 'This is what happened this month.',
    appointments: 'Monthly Appointments',
    visitors: 'Monthly visitors',
    prescriptions: 'Monthly Prescribed medicines',
    drugs: 'Drugs/Products',
    members: 'Members',
    doctors: 'Doctors',
  },
  loading: 'Loading the overview',
  failed: 'The overview did not arrive',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
