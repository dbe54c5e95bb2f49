import type { StoreEvent } from '../contract/event';
import { eventPlace } from './event-place';

interface Publisher {
  name: string;
  /** The public address of the event's page. */
  url: string;
}

/** An event as a calendar file (RFC 5545), its times in UTC. */
export function toCalendar(event: StoreEvent, { name, url }: Publisher): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${inUtc(event.updated_at)}`,
    `LAST-MODIFIED:${inUtc(event.updated_at)}`,
    `DTSTART:${inUtc(event.start_datetime)}`,
    `DTEND:${inUtc(event.end_datetime)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(`${event.summary}\n\n${url}`.trim())}`,
    `LOCATION:${escaped(eventPlace(event))}`,
    `CATEGORIES:${escaped(event.category)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T110000Z`. */
function inUtc(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT of RFC 5545 section 3.3.11: without control characters, its signs escaped. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const longestLine = 75;

/** Breaks a line after at most 75 octets, never within a letter (section 3.1). */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
