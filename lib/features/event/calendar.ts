import { calendarFile, calendarMoment, calendarText } from '../../contract/calendar-text';
import type { StoreEvent } from '../../contract/event';
import { eventLocation } from './event-query';

interface Publisher {
  name: string;
  url: string;
}

/** Returns an event as an iCalendar file (RFC 5545) with times in UTC. */
export function toCalendar(event: StoreEvent, { name, url }: Publisher): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${calendarMoment(event.updated_at)}`,
    `LAST-MODIFIED:${calendarMoment(event.updated_at)}`,
    `DTSTART:${calendarMoment(event.start_datetime)}`,
    `DTEND:${calendarMoment(event.end_datetime)}`,
    `SUMMARY:${calendarText(event.title)}`,
    `DESCRIPTION:${calendarText(`${event.summary}\n\n${url}`.trim())}`,
    `LOCATION:${calendarText(eventLocation(event))}`,
    `CATEGORIES:${calendarText(event.category)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return calendarFile(lines);
}
