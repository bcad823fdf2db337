import { useState } from 'react';
import { addDays, type Day } from '../../lib/language/dates.ts';
import type { Calendar, ChosenSlot } from '../../domain/availability/calendar.ts';
import { CalendarStrip } from '../../domain/availability/CalendarStrip.tsx';
import { Card } from '../../ui/Card.tsx';
import { HoldCountdown } from '../../domain/payment/HoldCountdown.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { WeekWeave } from '../../domain/availability/WeekWeave.tsx';
import { Part } from './Part.tsx';

const EMPTY: Calendar = { isAvailable: false, nextAvailableDate: null, calendar: [] };

export function Times({ today }: { today: Day }) {
  const [week, setWeek] = useState(1);
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const calendar = exampleOf(today);
  const free = (['many', 'many', 'few', 'none', 'many', 'none', 'none'] as const).map((state, n) => ({
    date: addDays(today, n),
    free: state,
  }));
  const common = { today, week: 1, onWeek: () => {}, onChoose: () => {} };
  return (
    <>
      <Part name="Calendar: choose a time">
        <Card>
          <CalendarStrip
            calendar={calendar}
            today={today}
            week={week}
            onWeek={setWeek}
            chosen={chosen}
            held={chosen?.time === '10:00 AM'}
            onChoose={setChosen}
          />
        </Card>
      </Part>
      <Part name="Nothing free in this window">
        <Card>
          <CalendarStrip
            {...common}
            calendar={{ ...EMPTY, isAvailable: true, nextAvailableDate: addDays(today, 10) }}
          />
        </Card>
        <Card>
          <CalendarStrip {...common} calendar={EMPTY} />
        </Card>
      </Part>
      <Part name="Calendar: loading, failed">
        <Card>
          <CalendarStrip {...common} calendar={undefined} />
        </Card>
        <Card>
          <CalendarStrip {...common} calendar={undefined} failed onRetry={() => {}} />
        </Card>
      </Part>
      <Part name="Hold: full, last two minutes, ended">
        <Holds />
      </Part>
      <Part name="Stepper and week">
        <Card>
          <Stepper steps={['Consultation', 'Date & time', 'Payment', 'Done']} current={2} />
        </Card>
        <WeekWeave days={free} today={today} />
      </Part>
    </>
  );
}

function Holds() {
  const [now] = useState(Date.now);
  return (
    <>
      <HoldCountdown what="Mon 23 Nov, 10:00" of="time" until={now + 462_000} onAgain={() => {}} />
      <HoldCountdown what="Mon 23 Nov, 10:00" of="time" until={now + 108_000} onAgain={() => {}} />
      <HoldCountdown what="10:00" of="time" until={now - 1} onAgain={() => {}} />
    </>
  );
}

function exampleOf(today: Day): Calendar {
  const slot = (time: string, isAvailable = true) => ({ time, end_time: time, isAvailable });
  return {
    isAvailable: true,
    nextAvailableDate: today,
    calendar: [
      {
        date: today,
        timeSlots: [
          slot('09:00 AM', false),
          slot('10:00 AM', false),
          slot('02:30 PM'),
          slot('03:30 PM'),
          slot('04:00 PM'),
        ],
      },
      { date: addDays(today, 1), timeSlots: [slot('09:00 AM'), slot('10:00 AM', false), slot('10:30 AM')] },
      { date: addDays(today, 2), timeSlots: [] },
      {
        date: addDays(today, 3),
        timeSlots: ['08:30 AM', '10:00 AM', '11:30 AM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'].map((time) =>
          slot(time),
        ),
      },
    ],
  };
}
