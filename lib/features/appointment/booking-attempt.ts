import type { AppointmentInput } from '../../contract/appointment-input';

/** A booking that was sent and has no known result yet. */
export interface BookingAttempt {
  /** Idempotency-Key: makes one appointment however often it is sent. */
  key: string;
  body: AppointmentInput;
}

const withoutToken = (body: AppointmentInput) => JSON.stringify({ ...body, recaptcha: '' });

/** Compares bookings without the captcha token. */
export function isSameBooking(attempt: BookingAttempt, body: AppointmentInput): boolean {
  return withoutToken(attempt.body) === withoutToken(body);
}
