import { storeRules } from '../../../contract/store-rules.ts';

const hour = 3_600_000;

export interface AppointmentTime {
  startsAt: Date;
  cancelledAt: Date | null;
}

/** Returns the end of the time in which a customer may cancel or move it. */
export function changeUntil({ startsAt }: Pick<AppointmentTime, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - storeRules.appointment.changeHours * hour);
}

/**
 * Returns the reason why a customer cannot cancel or move it, as a sentence; null if they can.
 * `phone` is the shop's number.
 */
export function changeObstacle(
  appointment: AppointmentTime,
  phone: string,
  now: Date,
): string | null {
  if (appointment.cancelledAt) return 'This appointment has been cancelled.';
  if (now >= appointment.startsAt) return 'This appointment is over.';
  if (now > changeUntil(appointment)) {
    const help = phone ? `Call us on ${phone}.` : 'Contact us to change it.';
    return `Your appointment is in less than ${storeRules.appointment.changeHours} hours. ${help}`;
  }
  return null;
}
