import { array, number, object, type InferType } from 'yup';
import { day } from './day-rule.ts';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { appointmentSlotsPath, freeSlotsPath } from './paths.ts';
import { count, moment, text, textOrNull, wholeNumber } from './rules.ts';

export const appointmentSlot = object({
  id: count(),
  /** 1 is Monday, 7 is Sunday. */
  week_day_number: number().integer().min(1).max(7).required().strict(),
  /** `HH:mm` in India. */
  starting_hour: text(),
});
export type AppointmentSlot = InferType<typeof appointmentSlot>;

export const listAppointmentSlots = anyone.get(
  appointmentSlotsPath,
  'List the vaidya’s weekly hours by weekday and hour',
  {
    answer: success.shape({
      online_appointment_slot: array(appointmentSlot.required()).required(),
    }),
  },
);

/** A date in a query, `YYYY-MM-DD`; an empty one counts as left out. */
const dayInQuery = () =>
  day('Enter a date as YYYY-MM-DD').transform((value: unknown) =>
    value === '' ? undefined : value,
  );

const freeSlot = object({
  id: count(),
  starting_hour: text(),
  /** Value to send when booking: ISO 8601 with the offset of India. */
  start_datetime: moment(),
});
export type FreeSlot = InferType<typeof freeSlot>;

const diaryDay = object({
  date: text(),
  /** Sorted by hour; taken slots are omitted. */
  slots: array(freeSlot.required()).required(),
  /** Short reason why there is no free slot; null if there is one. */
  none_because: textOrNull(),
});
export type DiaryDay = InferType<typeof diaryDay>;

export const listFreeSlots = anyone.get(
  freeSlotsPath,
  'List free slots for `days` days, starting at `from` or tomorrow',
  {
    query: object({
      from: dayInQuery().optional(),
      days: wholeNumber(1, 'Days').max(62, 'Days must be at most 62').default(14),
    }),
    answer: success.shape({
      data: array(diaryDay.required()).required(),
      /** First and last day that can be booked now. */
      first_day: text(),
      last_day: text(),
    }),
    standIn: `the weekly hours of ${appointmentSlotsPath}`,
  },
);
