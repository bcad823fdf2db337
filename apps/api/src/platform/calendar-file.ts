/** One event as calendars exchange it (RFC 5545). Instants are written in UTC, which every calendar shows in its own time. */
export interface CalendarEvent {
  /** The same event keeps it; a higher sequence replaces what a calendar had. */
  uid: string;
  sequence: number;
  state: 'CONFIRMED' | 'CANCELLED';
  start: Date;
  end: Date;
  created: Date;
  changed: Date;
  summary: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  /** Minutes before the start at which the calendar reminds. */
  reminder: number;
}

export const methodOf = ({ state }: Pick<CalendarEvent, 'state'>) => (state === 'CANCELLED' ? 'CANCEL' : 'PUBLISH');

export function calendarFile(event: CalendarEvent, now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ivuriro//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `CREATED:${utc(event.created)}`,
    `LAST-MODIFIED:${utc(event.changed)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `STATUS:${event.state}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `LOCATION:${text(event.location)}`,
    `URL:${event.url}`,
    `ORGANIZER;CN="${parameter(event.organizer.name)}":mailto:${event.organizer.email}`,
    ...(event.state === 'CANCELLED' ? [] : alarm(event)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const alarm = ({ reminder, summary }: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(summary)}`,
  `TRIGGER:-PT${reminder}M`,
  'END:VALARM',
];

/** 20261123T060000Z */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

// oxlint-disable-next-line no-control-regex -- control characters are what must not get in
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;
/** What a person typed begins no property and ends no value. */
const text = (words: string): string =>
  words
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
const parameter = (words: string): string => words.replaceAll(/["\n]/g, ' ').replaceAll(controls, ' ');

const width = 75;
/** A line has at most 75 octets; what follows goes on after a blank. No letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let [part, octets] = ['', 0];
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > width) {
      lines.push(part);
      [part, octets] = [' ', 1];
    }
    part += letter;
    octets += more;
  }
  return [...lines, part].join('\r\n');
}
