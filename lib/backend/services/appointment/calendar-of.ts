import type { ServiceContext } from '../../context.ts';
import { calendarInvite } from '../messages/calendar-invite.ts';
import { appointmentPath } from './appointment-path.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { appointmentEnd, appointmentPlace } from './serialize.ts';

/** Returns an appointment as a calendar file (RFC 5545). Contains no health data. */
export function calendarOf(
  context: Pick<ServiceContext, 'env'>,
  row: AppointmentRow,
  shopName: string,
): string {
  return calendarInvite(context, shopName, {
    uid: `appointment-${row.id}`,
    sequence: calendarSequence(row),
    product: 'Appointments',
    changedAt: row.updatedAt,
    startsAt: row.startsAt,
    endsAt: appointmentEnd(row.startsAt),
    title: `Appointment with the ${shopName} vaidya`,
    text: `The vaidya will call you ${appointmentPlace}.`,
    location: 'Online',
    url: `${context.env.siteUrl}${appointmentPath(row.id)}`,
    isCancelled: row.cancelledAt !== null,
    reminder: 'The vaidya will call in half an hour',
  });
}

function calendarSequence({ createdAt, updatedAt }: AppointmentRow): number {
  return Math.max(0, Math.ceil((updatedAt.getTime() - createdAt.getTime()) / 1000));
}
