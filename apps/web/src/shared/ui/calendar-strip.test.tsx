import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { CalendarStrip } from './CalendarStrip.tsx';

const today = '2026-11-23';
const slot = (time: string, end_time: string) => ({ time, end_time, isAvailable: true });

it('times of a team that begin together say when they end', () => {
  const timeSlots = [slot('9:00 AM', '9:15 AM'), slot('9:00 AM', '10:00 AM'), slot('10:00 AM', '11:00 AM')];
  const calendar = { isAvailable: true, nextAvailableDate: today, calendar: [{ date: today, timeSlots }] };
  const chosen = { date: today, time: '9:00 AM', end_time: '10:00 AM' } as const;
  const strip = (
    <CalendarStrip calendar={calendar} today={today} week={1} onWeek={() => {}} onChoose={() => {}} chosen={chosen} />
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: strip }])} />);
  const shown = [...html.matchAll(/<button type="button" class="[^"]*slot.*?<\/button>/g)].map(([button]) =>
    button.replaceAll(/<span.*?<\/span>|<[^>]*>/g, ''),
  );
  expect(shown).toEqual(['09:00– 09:15', '09:00– 10:00', '10:00']);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});
