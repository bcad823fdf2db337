import { expect, it } from 'vitest';
import { hospitalOverview } from './kinds.ts';
import { messages } from './messages.ts';

const t = messages.en;

it('a hospital reads its five figures, none of which waits for it', () => {
  const data = {
    apointments: 33,
    completed_appointments: 22,
    pending_appointments: 3,
    specialities: 5,
    insuranceAccepted: 7,
    pending_requests: [],
    annualRequests: [],
  };
  expect(hospitalOverview.figures(data, t)).toEqual([
    { label: 'All appointments', value: 33 },
    { label: 'Completed', value: 22 },
    { label: 'Pending', value: 3 },
    { label: 'Specialities', value: 5 },
    { label: 'Insurance accepted', value: 7 },
  ]);
});

it('what waits at a hospital waits for its doctors', () => {
  expect(['0', '1', '3'].map((count) => hospitalOverview.waiting(count, t))).toEqual([
    'No request waits for your doctors.',
    'One request waits for its doctor.',
    '3 requests wait for their doctors.',
  ]);
});
