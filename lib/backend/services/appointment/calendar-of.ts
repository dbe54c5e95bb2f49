import { calendarFile, calendarMoment, calendarText } from '../../../contract/calendar-text.ts';
import type { ServiceContext } from '../../context.ts';
import { appointmentPath } from './appointment-path.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { appointmentEnd, appointmentPlace } from './serialize.ts';

/**
 * Returns an appointment as a calendar file (RFC 5545), times in UTC. A later file for the same
 * appointment replaces the earlier one in the calendar. Contains no health data.
 */
export function calendarOf(
  { env }: Pick<ServiceContext, 'env'>,
  row: AppointmentRow,
  shopName: string,
): string {
  const url = `${env.siteUrl}${appointmentPath(row.id)}`;
  const text = `The vaidya will call you ${appointmentPlace}. ${url}`;
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(shopName)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${row.cancelledAt ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:appointment-${row.id}@${new URL(env.siteUrl).hostname}`,
    `SEQUENCE:${calendarSequence(row)}`,
    `DTSTAMP:${calendarMoment(row.updatedAt.toISOString())}`,
    `DTSTART:${calendarMoment(row.startsAt.toISOString())}`,
    `DTEND:${calendarMoment(appointmentEnd(row.startsAt).toISOString())}`,
    `SUMMARY:${calendarText(`Appointment with the ${shopName} vaidya`)}`,
    `DESCRIPTION:${calendarText(text)}`,
    `LOCATION:${calendarText('Online')}`,
    `STATUS:${row.cancelledAt ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${url}`,
    ...(row.cancelledAt ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

const alarm = [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT30M',
  'DESCRIPTION:The vaidya will call in half an hour',
  'END:VALARM',
];

/** SEQUENCE must grow with each change; its value has no other meaning. */
function calendarSequence({ createdAt, updatedAt }: AppointmentRow): number {
  return Math.max(0, Math.ceil((updatedAt.getTime() - createdAt.getTime()) / 1000));
}
