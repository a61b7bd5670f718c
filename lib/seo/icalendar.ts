/** Writes calendars in the format iCalendar (RFC 5545). */
import { dayAfter } from '@/lib/dates/london-time';

interface CalendarEvent {
  /** The event's id, which stays the same when the event changes. */
  uid: string;
  /** The ISO time at which the event's data last changed. */
  changedAt: string;
  /** The event's day, such as '2026-12-24'. */
  day: string;
  /** The ISO time at which the event starts; null if the event takes the whole day. */
  startsAt: string | null;
  summary: string;
  description: string;
  url: string;
  isTentative: boolean;
}

interface Calendar {
  name: string;
  description: string;
  /** The name of the program that writes the calendar. */
  product: string;
  url: string;
  events: CalendarEvent[];
}

const LINE_OCTETS = 75;
const REFRESH = 'PT6H';

/**
 * London's time zone. A calendar must have at least one component (RFC 5545, 3.6), so a calendar without events
 * contains the time zone.
 */
const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

export function calendarText({ name, description, product, url, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // NAME and REFRESH-INTERVAL are from RFC 7986. Older calendar programs read the names that begin with X.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(events.length > 0 ? events.flatMap(eventLines) : LONDON),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, changedAt, day, startsAt, summary, description, url, isTentative } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    // An event with a time has no DTEND, so it ends when it starts.
    ...(startsAt
      ? [`DTSTART:${utcTime(startsAt)}`]
      : [`DTSTART;VALUE=DATE:${dateValue(day)}`, `DTEND;VALUE=DATE:${dateValue(dayAfter(day))}`]),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    // With TRANSPARENT, calendar programs do not mark the time of the event as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Formats a day: '2026-12-24' → '20261224'. */
const dateValue = (day: string) => day.replaceAll('-', '');

/** Formats a time: '2026-12-24T20:00:00.000Z' → '20261224T200000Z'. */
const utcTime = (time: string) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes a text (RFC 5545, 3.3.11), and removes the control characters that a text must not contain. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * Folds a line into lines of at most 75 octets. Each further line starts with a space (RFC 5545, 3.1). Never splits a
 * character.
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
