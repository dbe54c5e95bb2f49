import { array, object, string, type InferType } from 'yup';
import { appointmentInput, appointmentStart } from './appointment-input.ts';
import { appointmentsPath } from './paths.ts';
import { download } from './download.ts';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, moment, text, textOrNull, yesNo } from './rules.ts';

/** `Booked`: in the future. `Past`: over, but staff have not recorded the result yet. */
const appointmentStatuses = ['Booked', 'Past', 'Held', 'Missed', 'Cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** An appointment without health data. */
export const appointment = object({
  id: count(),
  start_datetime: moment(),
  end_datetime: moment(),
  status: string().oneOf(appointmentStatuses).required(),
  /** How the appointment takes place, such as `by video or phone`. */
  place: text(),
  name: text(),
  email: text(),
  mobile: text(),
  country: text(),
  gender: text(),
  age_group: text(),
  landmark: text(),
  guardian_name: textOrNull(),
  /** Rupees; the vaidya says at the appointment how it is paid. 0 if free. */
  fee: amount(),
  /** Free because of an active Elite month. */
  is_free: yesNo(),
  created_at: moment(),
  /** Latest time to cancel or move it. */
  change_until: moment(),
  /** One sentence why it cannot be cancelled or moved; null if it can. */
  change_obstacle: textOrNull(),
});
export type Appointment = InferType<typeof appointment>;

const one = success.shape({ data: appointment.required() });

export const bookAppointment = customer.post(
  '/events/',
  'Book an appointment with the vaidya; 409 with free alternatives in `next_free` if the slot is taken',
  { feature: 'vaidya', body: appointmentInput, answer: one, repeatable: true, successStatus: 201 },
);

const feeReasons = ['elite', 'first', 'fee', 'free'] as const;

const appointmentOffer = object({
  /** Fee of the customer's next appointment in rupees. */
  fee: amount(),
  /** Reason of the fee: Elite member, first appointment, regular fee, or free for all. */
  because: string().oneOf(feeReasons).required(),
  /** Regular fee, without membership or first-appointment rule. */
  usual_fee: amount(),
});
export type AppointmentOffer = InferType<typeof appointmentOffer>;

export const getAppointmentOffer = customer.get(
  '/user/appointment-offer/',
  'Get the fee of the customer’s next appointment with the vaidya',
  {
    answer: success.shape({ data: appointmentOffer.required() }),
    standIn: 'a consultation without charge',
  },
);

export const listAppointments = customer.get(
  appointmentsPath,
  'List the customer’s appointments: upcoming first, then past ones, latest first',
  {
    answer: success.shape({ data: array(appointment.required()).required() }),
    standIn: 'the message of the booking',
  },
);

export const getAppointment = customer.get(
  '/user/appointments/{id}/',
  'Get one of the customer’s appointments',
  { answer: one, standIn: 'the message of the booking' },
);

export const cancelAppointment = customer.post(
  '/user/appointments/{id}/cancel/',
  'Cancel an appointment and delete its health answers; 409 once it is too late',
  { answer: one, standIn: 'the message of the booking' },
);

export const moveAppointment = customer.post(
  '/user/appointments/{id}/move/',
  'Reschedule an appointment; if the new slot is taken, 409 with free alternatives and nothing changes',
  {
    body: object({ start_datetime: appointmentStart() }),
    answer: one,
    standIn: 'the message of the booking',
  },
);

export const getAppointmentCalendar = download({
  path: '/user/appointments/{id}/calendar/',
  caller: 'customer',
  summary: 'Download an appointment as a calendar file (RFC 5545)',
  mediaType: 'text/calendar; charset=utf-8',
});
