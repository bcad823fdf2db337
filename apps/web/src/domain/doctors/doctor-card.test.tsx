import type { DoctorCard as Doctor } from '@ivuriro/contract';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { DoctorCard } from './DoctorCard.tsx';
import { onCard } from './doctor-on-card.ts';

const today = '2026-11-20';
const kabutare = { id: 'h1', name: 'Kabutare Hospital', district: 'Huye' };
const gisenyi = { id: 'h2', name: 'Gisenyi Hospital', district: 'Rubavu' };

it('the card of a doctor shows the day, time and place of the next free slot', () => {
  expect(drawn({ date: today, time: '03:45 PM', type: 'PHYSICAL', hospital: kabutare })).toContain(
    'Next free today 15:45 Kabutare Hospital, Huye',
  );
  expect(
    drawn({ date: '2026-11-21', time: '09:00 AM', type: 'PHYSICAL', hospital: { ...kabutare, district: null } }),
  ).toContain('Next free tomorrow 09:00 Kabutare Hospital');
});

it('the card of a doctor shows "Video" instead of a hospital when the next free slot is online', () => {
  const said = drawn({ date: today, time: '03:45 PM', type: 'ONLINE', hospital: null });
  expect(said).toMatch(/Next free today 15:45 Video [MTWFS] /);
  expect(drawn(null)).toContain('No free time in the next 90 days');
});

function drawn(next_available: Doctor['next_available']): string {
  const doctor: Doctor = {
    id: 'd1',
    name: 'Aline Kamanzi',
    user_code: 'ABCDEFGH',
    gender: 'Female',
    picture: null,
    verified: true,
    doctorSpecialties: [{ id: 's1', name: 'Cardiology' }],
    hospitalAffiliations: [kabutare, gisenyi],
    language_spoken: '[]',
    review_ratings: { overall: 0, waitingTime: 0, customerCare: 0, communication: 0, recommend: 0, total: 0 },
    consultation_fee: 5000,
    next_available,
    week: [{ date: today, free: 1 }],
  };
  const card = <DoctorCard doctor={onCard(doctor)} today={today} first />;
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}
