import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastWeek } from './calendar-window.ts';
import { CalendarStrip } from './CalendarStrip.tsx';

const today = '2026-11-23';
const slot = (time: string, end_time: string) => ({ time, end_time, isAvailable: true });

it('when slots of two doctors of a team begin at the same time, the calendar shows their ends too', () => {
  const timeSlots = [slot('9:00 AM', '9:15 AM'), slot('9:00 AM', '10:00 AM'), slot('10:00 AM', '11:00 AM')];
  const calendar = { isAvailable: true, nextAvailableDate: today, calendar: [{ date: today, timeSlots }] };
  const chosen = { date: today, time: '9:00 AM', end_time: '10:00 AM' } as const;
  const html = drawn({ calendar, chosen });
  const shown = [...html.matchAll(/<button type="button" class="[^"]*slot.*?<\/button>/g)].map(([button]) =>
    button.replaceAll(/<span.*?<\/span>|<[^>]*>/g, ''),
  );
  expect(shown).toEqual(['09:00– 09:15', '09:00– 10:00', '10:00']);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});

it('while the calendar loads it shows as many placeholders for each day as a loaded day shows slots at first', () => {
  const timeSlots = Array.from({ length: 8 }, (_, n) => slot(`${n + 1}:00 PM`, `${n + 2}:00 PM`));
  const shown = drawn({
    calendar: { isAvailable: true, nextAvailableDate: today, calendar: [{ date: today, timeSlots }] },
  });
  const rows = shown.match(/<button type="button" class="[^"]*slot/g)?.length ?? 0;
  expect(drawn({ calendar: undefined }).match(/class="[^"]*bone/g)).toHaveLength(4 * rows);
});

it('the calendar leaves out the past slots of today, so that the free slots are visible at once', () => {
  const over = ['8:00 AM', '8:30 AM', '9:00 AM'].map((time) => ({ ...slot(time, '9:30 AM'), isAvailable: false }));
  const taken = { ...slot('7:00 PM', '7:30 PM'), isAvailable: false };
  const calendarOf = (date: typeof today) => ({
    isAvailable: true,
    nextAvailableDate: null,
    calendar: [{ date, timeSlots: [...over, slot('6:30 PM', '7:00 PM'), taken] }],
  });
  const timesOn = (date: string) =>
    [...drawn({ calendar: calendarOf(date as typeof today) }).matchAll(/\d\d:\d\d/g)].map(([time]) => time);
  expect(new Set(timesOn(today))).toEqual(new Set(['18:30', '19:00']));
  expect(new Set(timesOn('2026-11-24'))).toEqual(new Set(['08:00', '08:30', '09:00', '18:30', '19:00']));
});

describe('a page that stays open', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const timesIn = (html: string) => [...new Set([...html.matchAll(/\d\d:\d\d/g)].map(([time]) => time))];
  const calendar = {
    as_of: `${today}T15:40`,
    isAvailable: true,
    nextAvailableDate: null,
    calendar: [
      { date: today, timeSlots: [slot('3:45 PM', '4:15 PM'), slot('4:15 PM', '4:45 PM')] },
      { date: '2026-11-24' as typeof today, timeSlots: [slot('8:00 AM', '8:30 AM')] },
    ],
  };

  it('leaves out the slots of today that have begun meanwhile, even if the clock of the device is wrong', () => {
    expect(timesIn(drawn({ calendar }))).toEqual(['15:45', '16:15', '08:00']);
    vi.advanceTimersByTime(5 * 60_000);
    expect(timesIn(drawn({ calendar }))).toEqual(['16:15', '08:00']);
    vi.advanceTimersByTime(30 * 60_000);
    expect(timesIn(drawn({ calendar }))).toEqual(['08:00']);
  });

  it('shows that no time is free once the last slot of the shown days has begun', () => {
    const short = {
      ...calendar,
      calendar: calendar.calendar.slice(0, 1),
      nextAvailableDate: '2026-11-28' as typeof today,
    };
    expect(drawn({ calendar: short })).not.toContain('No free time in these four days');
    vi.advanceTimersByTime(40 * 60_000);
    expect(drawn({ calendar: short })).toContain('No free time in these four days');
    expect(drawn({ calendar: short })).toContain('Next appointment on');
  });

  it('shows a slot that has begun until it ends, if the patient is a walk-in', () => {
    const own = { ...calendar };
    expect(timesIn(drawn({ calendar: own, walkIn: true }))).toEqual(['15:45', '16:15', '08:00']);
    vi.advanceTimersByTime(30 * 60_000);
    expect(timesIn(drawn({ calendar: own, walkIn: true }))).toEqual(['15:45', '16:15', '08:00']);
    vi.advanceTimersByTime(5 * 60_000);
    expect(timesIn(drawn({ calendar: own, walkIn: true }))).toEqual(['16:15', '08:00']);
  });
});

it('the Tab key focuses only one slot of the calendar: the chosen slot, or else a free one', () => {
  const timeSlots = [
    { ...slot('9:00 AM', '9:30 AM'), isAvailable: false },
    slot('9:30 AM', '10:00 AM'),
    slot('10:00 AM', '10:30 AM'),
  ];
  const tomorrow = '2026-11-24' as const;
  const calendar = { isAvailable: true, nextAvailableDate: today, calendar: [{ date: tomorrow, timeSlots }] };
  const html = drawn({ calendar });
  expect(stopsIn(html)).toEqual(['09:30']);
  const chosen = { date: tomorrow, time: '10:00 AM', end_time: '10:30 AM' } as const;
  const held = drawn({ calendar, chosen });
  expect(stopsIn(held)).toEqual(['10:00']);
});

it('while an appointment is being moved, its present slot is marked in the calendar and can be pressed', () => {
  const mine = { ...slot('7:00 PM', '7:30 PM'), isAvailable: false };
  const timeSlots = [mine, slot('7:30 PM', '8:00 PM')];
  const calendar = { isAvailable: true, nextAvailableDate: today, calendar: [{ date: today, timeSlots }] };
  const own = { date: today, time: mine.time, end_time: mine.end_time } as const;
  const another = { date: today, time: '7:30 PM', end_time: '8:00 PM' } as const;
  const html = drawn({ calendar, own, chosen: another });
  expect(html).toMatch(/19:00<small>Time now/);
  expect(html).not.toContain('aria-disabled="true"');
});

it('the calendar does not show days after the four days with the last bookable day', () => {
  const later = (week: number) =>
    /<button[^>]*aria-label="Later days"[^>]*>/.exec(drawn({ calendar: undefined }, week))?.[0];
  expect(later(lastWeek - 1)).not.toContain('disabled=""');
  expect(later(lastWeek)).toContain('disabled=""');
});

const stopsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*tabindex="0"[^>]*>.*?(\d\d:\d\d)/gi)].map(([, time]) => time);

type StripProps = Pick<ComponentProps<typeof CalendarStrip>, 'calendar' | 'chosen' | 'own' | 'walkIn'>;

function drawn(given: StripProps, week = 1): string {
  const strip = <CalendarStrip {...given} today={today} week={week} onWeek={() => {}} onChoose={() => {}} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: strip }])} />);
}
