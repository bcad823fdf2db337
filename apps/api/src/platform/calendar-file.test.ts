import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: '0199@ivuriro',
  sequence: 0,
  state: 'CONFIRMED',
  start: new Date('2026-11-23T06:00:00Z'),
  end: new Date('2026-11-23T07:00:00Z'),
  created: new Date('2026-11-20T08:00:00Z'),
  changed: new Date('2026-11-20T08:00:00Z'),
  summary: 'Appointment with Dr. Uwase',
  description: 'Code ABCD',
  location: 'Remera Hospital',
  url: 'http://ivuriro.test/profile/appointment?id=1',
  organizer: { name: 'Ivuriro', email: 'no-reply@ivuriro.test' },
  reminder: 60,
};
const now = new Date('2026-11-20T08:00:01Z');
const linesOf = (more: Partial<CalendarEvent>) => calendarFile({ ...event, ...more }, now).split('\r\n');
const unfolded = (more: Partial<CalendarEvent>) =>
  calendarFile({ ...event, ...more }, now)
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('a calendar file', () => {
  it('says instants in UTC, who keeps the event and how often it was changed', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ivuriro//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:0199@ivuriro',
      'SEQUENCE:0',
      'DTSTAMP:20261120T080001Z',
      'CREATED:20261120T080000Z',
      'LAST-MODIFIED:20261120T080000Z',
      'DTSTART:20261123T060000Z',
      'DTEND:20261123T070000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Appointment with Dr. Uwase',
      'DESCRIPTION:Code ABCD',
      'LOCATION:Remera Hospital',
      'URL:http://ivuriro.test/profile/appointment?id=1',
      'ORGANIZER;CN="Ivuriro":mailto:no-reply@ivuriro.test',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Appointment with Dr. Uwase',
      'TRIGGER:-PT60M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('takes a cancelled event out of the calendar, and reminds of it no more', () => {
    const lines = linesOf({ state: 'CANCELLED', sequence: 2 });
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']));
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('lets nothing that a person typed become a property', () => {
    const typed = 'Room 2; left, \\ "door"\r\nATTENDEE:mailto:x@example.org\u0007\nEND:VEVENT';
    const lines = unfolded({ location: typed, organizer: { name: 'A "B"\r\nX:1', email: 'a@b.rw' } });
    expect(lines).toContain('LOCATION:Room 2\\; left\\, \\\\ "door"\\nATTENDEE:mailto:x@example.org \\nEND:VEVENT');
    expect(lines.filter((line) => line.startsWith('ATTENDEE') || line.startsWith('X:'))).toEqual([]);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds after 75 octets and cuts no letter', () => {
    for (const length of [60, 66, 67, 68, 200]) {
      const summary = `é${'a'.repeat(length)}ü€😀${'ŋ'.repeat(length)}`;
      const lines = linesOf({ summary });
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(unfolded({ summary })).toContain(`SUMMARY:${summary}`);
    }
  });
});
