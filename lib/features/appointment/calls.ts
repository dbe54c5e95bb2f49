import { send } from '../../api/browser';
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
  type Appointment,
} from '../../contract/appointment';
import type { BookingAttempt } from './booking-attempt';

/** Books a talk; the same attempt sent twice books one. Throws ApiError. */
export async function sendBooking({ key, body }: BookingAttempt): Promise<Appointment> {
  return (await send(bookAppointment, { body, idempotencyKey: key })).data;
}

/** Gives a time back. Says what the store says of it. Throws ApiError. */
export async function cancelAppointmentHere(id: number): Promise<string> {
  const { message } = await send(cancelAppointment, { params: { id } });
  return message ?? 'Your appointment is cancelled.';
}

/** Takes another time. Says what the store says of it. Throws ApiError; the old time is kept then. */
export async function moveAppointmentHere(id: number, start: string): Promise<string> {
  const body = { start_datetime: start };
  const { message } = await send(moveAppointment, { params: { id }, body });
  return message ?? 'Your appointment is moved.';
}
