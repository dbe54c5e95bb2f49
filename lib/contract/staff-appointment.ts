import { array, boolean, number, object, string, type InferType } from 'yup';
import { appointment } from './appointment.ts';
import { isDay } from './appointment-day.ts';
import { appointmentStart } from './appointment-input.ts';
import { appointmentSlot } from './appointment-slot.ts';
import { day as calendarDay } from './day-rule.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, line, moment, text, yesNo } from './rules.ts';
import { daysOffPath, staffAppointmentsPath, staffSlotsPath } from './staff-appointment-paths.ts';

const day = () => calendarDay('Enter a date as YYYY-MM-DD');

/** An appointment as shown to staff: with the customer's account, without health data. */
const staffAppointment = appointment.shape({
  customer_id: count(),
  created_at: moment(),
  /** Whether there are health answers; only the vaidya can read them. */
  has_health: yesNo(),
});
export type StaffAppointment = InferType<typeof staffAppointment>;

const one = success.shape({ data: staffAppointment.required() });

/** Maximum number of days off in one request. */
export const maxDaysOff = 100;

const dayOff = object({ day: text(), reason: text() });
export type DayOff = InferType<typeof dayOff>;

const staff = staffCalls('appointments');

export const listStaffAppointments = staff.get(
  staffAppointmentsPath,
  'List appointments and days off of up to 62 days',
  {
    query: object({
      from: day().required('from is required'),
      to: day()
        .required('to is required')
        .test('span', 'Choose up to 62 days', (to, { parent }) => {
          const { from } = parent as { from?: string };
          if (!from || !to || !isDay(from) || !isDay(to)) return true;
          const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
          return days >= 0 && days < 62;
        }),
    }),
    answer: success.shape({
      data: array(staffAppointment.required()).required(),
      days_off: array(dayOff.required()).required(),
    }),
  },
);

export const getStaffAppointment = staff.get(
  '/staff/appointments/{id}/',
  'Get an appointment, without health answers',
  { answer: one },
);

const health = object({
  problem_suffering_from: text(),
  problem_description: text(),
  is_taking_medicine: boolean().defined().nullable(),
  type_of_medicine_list: array(text()).required(),
});
export type HealthAnswers = InferType<typeof health>;

export const getAppointmentHealth = staffCalls('vaidya').get(
  '/staff/appointments/{id}/health/',
  'Get the health answers of an appointment; each access is logged. 404 once they are deleted',
  { answer: success.shape({ data: health.required() }) },
);

/** Result of an appointment; null: not recorded. */
const outcomes = ['held', 'missed'] as const;

export const markAppointment = staff.patch(
  '/staff/appointments/{id}/',
  'Record whether an appointment that has started took place',
  {
    body: object({
      outcome: string()
        .oneOf(outcomes, 'Outcome must be held, missed or null')
        .nullable()
        .defined('Choose an outcome'),
    }),
    answer: one,
  },
);

export const cancelStaffAppointment = staff.post(
  '/staff/appointments/{id}/cancel/',
  'Cancel an appointment that has not started; the customer is notified',
  { answer: one },
);

export const moveStaffAppointment = staff.post(
  '/staff/appointments/{id}/move/',
  'Reschedule an appointment to another free slot; the customer is notified',
  { body: object({ start_datetime: appointmentStart() }), answer: one },
);

const staffSlot = appointmentSlot.shape({ is_open: yesNo() });
export type StaffSlot = InferType<typeof staffSlot>;

export const listStaffSlots = staff.get(
  staffSlotsPath,
  'List the weekly hours, including closed ones',
  { answer: success.shape({ data: array(staffSlot.required()).required() }) },
);

export const addSlot = staff.post(staffSlotsPath, 'Add a weekly hour, or reopen it', {
  body: object({
    week_day_number: number()
      .typeError('Choose a day')
      .integer('Choose a day')
      .min(1, 'Choose a day')
      .max(7, 'Choose a day')
      .required('Choose a day'),
    starting_hour: string()
      .trim()
      .required('Enter a time such as 16:30')
      .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 16:30'),
  }),
  answer: success.shape({ data: staffSlot.required() }),
  successStatus: 201,
});

export const changeSlot = staff.patch(
  '/staff/appointment-slots/{id}/',
  'Open or close a weekly hour; existing appointments stay',
  {
    body: object({ is_open: boolean().typeError('Must be true or false').required('Required') }),
    answer: success.shape({ data: staffSlot.required(), still_booked: count() }),
  },
);

export const listDaysOff = staff.get(daysOffPath, 'List days off from today', {
  answer: success.shape({ data: array(dayOff.required()).required() }),
});

export const addDayOff = staff.post(
  daysOffPath,
  'Add a day off; existing appointments stay until they are rescheduled or cancelled',
  {
    body: object({
      /** The only day, or the first one. */
      day: day().required('Choose a day'),
      /** The last day of several. */
      until: day().optional(),
      reason: line(100).default(''),
    }),
    answer: success.shape({ data: dayOff.required(), still_booked: count() }),
    successStatus: 201,
  },
);

export const removeDayOff = staff.delete('/staff/appointment-days-off/{day}/', 'Remove a day off', {
  answer: success,
});
