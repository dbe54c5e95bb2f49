import type { AppointmentInput } from '../../contract/appointment-input';

/** A booking that was sent and of which it is not known whether it arrived. */
export interface BookingAttempt {
  /** The Idempotency-Key: however often it is sent, it makes one appointment. */
  key: string;
  body: AppointmentInput;
}

const withoutToken = (body: AppointmentInput) => JSON.stringify({ ...body, recaptcha: '' });

/** Whether a booking is the same as the one that was sent, aside from the captcha's answer. */
export function isSameBooking(attempt: BookingAttempt, body: AppointmentInput): boolean {
  return withoutToken(attempt.body) === withoutToken(body);
}
