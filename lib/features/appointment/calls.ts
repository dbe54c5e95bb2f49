import { send } from '../../api/browser';
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
  type Appointment,
} from '../../contract/appointment';
import type { AppointmentInput } from '../../contract/appointment-input';
import type { Attempt } from '../../platform/session/saved-attempt';

/**
 * Books an appointment; idempotent per attempt. Returns it with the store's message. Throws
 * ApiError.
 */
export async function sendBooking({
  key,
  data: body,
}: Attempt<AppointmentInput>): Promise<{ appointment: Appointment; message: string }> {
  const { data, message } = await send(bookAppointment, { body, idempotencyKey: key });
  return { appointment: data, message: message || 'Your appointment is booked.' };
}

/** Cancels an appointment. Returns the store's message. Throws ApiError. */
export async function cancelAppointmentHere(id: number): Promise<string> {
  const { message } = await send(cancelAppointment, { params: { id } });
  return message || 'Your appointment has been cancelled.';
}

/**
 * Moves an appointment. Returns the store's message. Throws ApiError; the old time is then
 * unchanged.
 */
export async function moveAppointmentHere(id: number, start: string): Promise<string> {
  const body = { start_datetime: start };
  const { message } = await send(moveAppointment, { params: { id }, body });
  return message || 'Your appointment has been rescheduled.';
}
