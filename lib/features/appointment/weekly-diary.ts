import { ApiError } from '../../api/api-error';
import { readLazily } from '../../api/lazily';
import { daysLater, firstDay, lastDay, slotStart, weekDayOf } from '../../contract/appointment-day';
import type {
  AppointmentSlot,
  DiaryDay,
  listAppointmentSlots,
  listFreeSlots,
} from '../../contract/appointment-slot';
import type { AnswerOf } from '../../contract/endpoint';
import { appointmentSlotsPath } from '../../contract/paths';

/** `10:00` of `10:00` and of `10:00:00`; undefined for anything else. */
const parseHour = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:[0-5]\d$)/.exec(text)?.[0];

/**
 * Days from `from` on with the weekly hours of the vaidya. Which of them are taken is not known:
 * the store refuses a taken one when it is booked.
 */
export function weeklyDiary(
  slots: readonly AppointmentSlot[],
  from: string,
  days: number,
): DiaryDay[] {
  return Array.from({ length: days }, (_, position): DiaryDay => {
    const date = daysLater(from, position);
    const ofDay = slots
      .filter((slot) => slot.week_day_number === weekDayOf(date))
      .flatMap(({ id, starting_hour }) => {
        const hour = parseHour(starting_hour);
        return hour ? [{ id, starting_hour: hour, start_datetime: slotStart(date, hour) }] : [];
      })
      .toSorted((one, other) => one.starting_hour.localeCompare(other.starting_hour));
    return { date, slots: ofDay, none_because: ofDay.length > 0 ? null : 'No slots on this day' };
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

type Answer = AnswerOf<typeof listFreeSlots>;

/**
 * Reads the free times; falls back to the weekly hours of the vaidya if the store does not know
 * them.
 */
export async function readFreeSlots(path: string): Promise<Answer> {
  try {
    return await readLazily<Answer>(path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const query = new URLSearchParams(path.split('?')[1]);
    const { online_appointment_slot: slots } =
      await readLazily<AnswerOf<typeof listAppointmentSlots>>(appointmentSlotsPath);
    return diaryAnswer(slots, new Date(), {
      from: query.get('from') ?? undefined,
      days: Number(query.get('days')) || undefined,
    });
  }
}
