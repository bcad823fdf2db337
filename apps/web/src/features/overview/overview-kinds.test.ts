import type { Appointment, DrugOrder, LabOrder } from '@ivuriro/contract';
import { expect, it } from 'vitest';
import { hospitalOverview, laboratoryOverview, pharmacyOverview } from './overview-kinds.ts';
import { texts } from './texts.ts';
import { nextOf } from './NextPatient.tsx';

const t = texts.en;

it('the five figures of a hospital’s overview link to its appointments and profile, and none is highlighted as waiting for action', () => {
  const data = {
    apointments: 33,
    completed_appointments: 22,
    pending_appointments: 3,
    specialities: 5,
    insuranceAccepted: 7,
    pending_requests: [],
    annualRequests: [],
  };
  expect(hospitalOverview.figures(data, t, '/dashboard/hospital')).toEqual([
    { label: 'All appointments', value: 33, to: '/dashboard/hospital/appointments?period=all' },
    { label: 'Completed appointments', value: 22, to: '/dashboard/hospital/appointments/completed' },
    { label: 'Pending appointments', value: 3, to: '/dashboard/hospital/appointments/pending' },
    { label: 'Specialities', value: 5, to: '/dashboard/hospital/customization' },
    { label: 'Insurance accepted', value: 7, to: '/dashboard/hospital/customization' },
  ]);
});

it('the overview of a hospital says that pending appointments wait for its doctors', () => {
  expect(['0', '1', '3'].map((count) => hospitalOverview.waiting(count, t))).toEqual([
    'No request waits for your doctors.',
    'One request waits for its doctor.',
    '3 requests wait for their doctors.',
  ]);
});

const shop = {
  orderFromDoctors: 4,
  orderFromPatients: 9,
  insuranceAccepted: 3,
  totalPendingOrders: 2,
  annualRequests: [],
};
const waiting = {
  id: 'o1',
  created_at: '2026-11-20T08:00:00Z',
  patient: { id: 'p', full_name: 'Keza', user_code: 'X', picture: null, phone: null },
};

it('the figures of a laboratory’s overview link to its tests, orders and profile', () => {
  const data = { ...shop, tests: 12, specialities: 1, pendingOrders: [] };
  expect(laboratoryOverview.figures(data, t, '/dashboard/laboratory').map(({ label, to }) => [label, to])).toEqual([
    ['Tests', '/dashboard/laboratory/tests'],
    ['Orders from doctors', '/dashboard/laboratory/orders?status=all'],
    ['Orders from patients', '/dashboard/laboratory/orders?status=all'],
    ['Specialities', '/dashboard/laboratory/customization'],
    ['Insurance accepted', '/dashboard/laboratory/customization'],
    ['Pending orders', '/dashboard/laboratory/orders?status=PENDING'],
  ]);
});

it('the overview shows the items, price and time of a pending order, with a link to it', () => {
  const tests = ['Malaria smear', 'Urea', 'Full blood count'].map((title) => ({
    id: title,
    laboratory_test: { id: 'o', test: { id: 't', title }, test_price: 2000 },
  }));
  const order = { ...waiting, laboratory: { id: 'l', name: 'Lab' }, orderedTestsDetails: tests } as unknown as LabOrder;
  const data = { ...shop, tests: 12, specialities: 1, pendingOrders: [order] };
  expect(laboratoryOverview.waits(data, t, new Date('2026-11-20T20:00:00Z'))).toMatchObject([
    { about: 'Malaria smear, Urea and 1 more', strong: '6,000 Frw', small: 'Today' },
  ]);
  expect(laboratoryOverview.one('o1')).toBe('/orders/o1');
});

it('the overview of a pharmacy shows five figures and a chart of orders', () => {
  const order = {
    ...waiting,
    pharmacy: { id: 'p', name: 'Pharmacy' },
    orderDetails: [{ id: '1', quantity: 3, total: 900, pharmacy_drug: { id: 'o', price: 300, drug: { name: 'ORS' } } }],
  } as unknown as DrugOrder;
  const data = { ...shop, drugs: 7, pendingOrders: [order] };
  expect(pharmacyOverview.figures(data, t, '/x').map(({ label, value }) => [label, value])).toEqual([
    ['Drug categories', 7],
    ['Prescriptions from doctors', 4],
    ['Orders from patients', 9],
    ['Insurance accepted', 3],
    ['Pending orders', 2],
  ]);
  expect(pharmacyOverview.waits(data, t, new Date('2026-11-21T20:00:00Z'))).toMatchObject([
    { about: '3 × ORS', strong: '900 Frw', small: 'Fri 20 Nov' },
  ]);
  expect(t.of[pharmacyOverview.words].chart).toBe('Orders for last 12 months');
});

it('the overview of a doctor shows the patient of the ongoing appointment, or else of the first pending appointment that is not over, also past midnight', () => {
  const appointment = (id: string, status: string, start_time: string, end_time: string) =>
    ({ id, status, assigned_date: '2026-11-20', start_time, end_time }) as Appointment;
  const day = [
    appointment('came', 'COMPLETED', '09:00 AM', '09:30 AM'),
    appointment('waited', 'PENDING', '09:30 AM', '10:00 AM'),
    appointment('gave up', 'CANCELLED', '10:00 AM', '10:30 AM'),
    appointment('next', 'PENDING', '10:30 AM', '11:00 AM'),
    appointment('last', 'PENDING', '11:30 PM', '12:00 AM'),
  ];
  const next = (clock: string) => nextOf(day, new Date(`2026-11-20T${clock}:00+02:00`))?.id;
  expect(['09:45', '10:05', '10:45', '11:00', '23:59'].map(next)).toEqual(['waited', 'next', 'next', 'last', 'last']);
  expect(nextOf(day, new Date('2026-11-21T00:00:00+02:00'))).toBeUndefined();
  expect(
    nextOf([...day, appointment('on', 'ONGOING', '08:00 AM', '08:30 AM')], new Date('2026-11-21T09:00:00Z'))?.id,
  ).toBe('on');
});
