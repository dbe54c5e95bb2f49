import { calendarFile, calendarMoment, calendarText } from '../../../contract/calendar-text.ts';
import type { ServiceContext } from '../../context.ts';

interface Invite {
  /** Unique and stable: a later file with the same one replaces the earlier one in a calendar. */
  uid: string;
  /** Must grow with each change; its value has no other meaning. */
  sequence: number;
  /** What the calendar is about, such as `Appointments`. */
  product: string;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  text: string;
  location: string;
  url: string;
  isCancelled: boolean;
  /** Text of a reminder half an hour before; left out: none. */
  reminder?: string;
}

/** Returns a calendar file (RFC 5545) that adds or removes one entry, times in UTC. */
export function calendarInvite(
  { env }: Pick<ServiceContext, 'env'>,
  shopName: string,
  invite: Invite,
): string {
  const { isCancelled, reminder, url } = invite;
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(shopName)}//${invite.product}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${invite.uid}@${new URL(env.siteUrl).hostname}`,
    `SEQUENCE:${invite.sequence}`,
    `DTSTAMP:${calendarMoment(invite.changedAt.toISOString())}`,
    `DTSTART:${calendarMoment(invite.startsAt.toISOString())}`,
    `DTEND:${calendarMoment(invite.endsAt.toISOString())}`,
    `SUMMARY:${calendarText(invite.title)}`,
    `DESCRIPTION:${calendarText(`${invite.text} ${url}`)}`,
    `LOCATION:${calendarText(invite.location)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${url}`,
    ...(reminder && !isCancelled ? alarm(reminder) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

const alarm = (text: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT30M',
  `DESCRIPTION:${calendarText(text)}`,
  'END:VALARM',
];
