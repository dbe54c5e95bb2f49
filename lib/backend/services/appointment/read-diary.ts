import { and, asc, between, eq, gte, isNull, lte } from 'drizzle-orm';
import {
  daysLater,
  firstDay,
  lastDay,
  slotStart,
  weekDayOf,
} from '../../../contract/appointment-day.ts';
import type { AppointmentSlot, DiaryDay, FreeSlot } from '../../../contract/appointment-slot.ts';
import type { ServiceContext } from '../../context.ts';
import { appointmentDaysOff, appointments, appointmentSlots } from '../../db/schema/service.ts';

/** Returns the open weekly hours, by weekday and hour. */
export async function listSlots({ db }: ServiceContext): Promise<AppointmentSlot[]> {
  return db
    .select({
      id: appointmentSlots.id,
      week_day_number: appointmentSlots.weekDay,
      starting_hour: appointmentSlots.startingHour,
    })
    .from(appointmentSlots)
    .where(eq(appointmentSlots.isOpen, true))
    .orderBy(asc(appointmentSlots.weekDay), asc(appointmentSlots.startingHour));
}

export interface Diary {
  days: DiaryDay[];
  firstDay: string;
  lastDay: string;
}

/** Returns the free times of a number of days, from a given day or from tomorrow. */
export async function readDiary(
  context: ServiceContext,
  { from, days }: { from?: string | undefined; days: number },
): Promise<Diary> {
  const first = firstDay(context.now());
  const last = lastDay(context.now());
  const start = from ?? first;
  const end = daysLater(start, days - 1);
  // Sequential: a transaction has one connection.
  const slots = await listSlots(context);
  const away = await daysAway(context, start, end);
  const taken = await startsTaken(context, start, end);

  const toDiaryDay = (date: string): DiaryDay => {
    const none = (because: string) => ({ date, slots: [], none_because: because });
    if (date < first) return none('You can book from tomorrow onwards');
    if (date > last) return none('Bookings aren’t open for that date yet');
    if (away.has(date)) return none('The vaidya is away');
    const hours = slots.filter((slot) => slot.week_day_number === weekDayOf(date));
    if (hours.length === 0) return none('No slots available');
    const free = hours
      .map(({ id, starting_hour }): FreeSlot => {
        return { id, starting_hour, start_datetime: slotStart(date, starting_hour) };
      })
      .filter(({ start_datetime }) => !taken.has(Date.parse(start_datetime)));
    return free.length === 0 ? none('Fully booked') : { date, slots: free, none_because: null };
  };

  const dates = Array.from({ length: days }, (_, index) => daysLater(start, index));
  return { days: dates.map(toDiaryDay), firstDay: first, lastDay: last };
}

async function daysAway({ db }: ServiceContext, from: string, to: string): Promise<Set<string>> {
  const rows = await db
    .select({ day: appointmentDaysOff.day })
    .from(appointmentDaysOff)
    .where(and(gte(appointmentDaysOff.day, from), lte(appointmentDaysOff.day, to)));
  return new Set(rows.map(({ day }) => day));
}

async function startsTaken({ db }: ServiceContext, from: string, to: string): Promise<Set<number>> {
  const within = between(
    appointments.startsAt,
    new Date(slotStart(from, '00:00')),
    new Date(slotStart(to, '23:59')),
  );
  const rows = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(within, isNull(appointments.cancelledAt)));
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}
