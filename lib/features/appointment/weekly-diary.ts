import { daysLater, firstDay, lastDay, startOf, weekDayOf } from '../../contract/appointment-day';
import type { AppointmentSlot, DiaryDay } from '../../contract/appointment-slot';

const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Days from `from` on with the weekly hours of the vaidya. Which of them are taken is not known: the
 * store refuses a taken one when it is booked.
 */
export function weeklyDiary(
  slots: readonly AppointmentSlot[],
  from: string,
  days: number,
): DiaryDay[] {
  return Array.from({ length: days }, (_, position): DiaryDay => {
    const date = daysLater(from, position);
    const ofDay = slots
      .filter((slot) => slot.week_day_number === weekDayOf(date) && isHour(slot.starting_hour))
      .toSorted((one, other) => one.starting_hour.localeCompare(other.starting_hour))
      .map(({ id, starting_hour }) => ({
        id,
        starting_hour,
        start_datetime: startOf(date, starting_hour),
      }));
    return { date, slots: ofDay, none_because: ofDay.length > 0 ? null : 'No hours on this day' };
  });
}

/** The days that can be booked now, as a store that knows its free hours would answer. */
export const diaryAnswer = (
  slots: readonly AppointmentSlot[],
  now: Date,
  { from = firstDay(now), days = 14 }: { from?: string | undefined; days?: number | undefined },
) => ({
  status: true as const,
  data: weeklyDiary(slots, from, days),
  first_day: firstDay(now),
  last_day: lastDay(now),
});
