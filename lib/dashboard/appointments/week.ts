import { daysLater, firstDay, isDay, lastDay, weekDayOf } from '../../contract/appointment-day';
import type { AppointmentSlot } from '../../contract/appointment-slot';
import type { DayOff, StaffAppointment } from '../../contract/staff-appointment';

/** Returns the Monday of the week of `requested`, or of today if that is not a day. */
export function findMonday(requested: string | undefined, today: string): string {
  const day = requested && isDay(requested) ? requested : today;
  return daysLater(day, 1 - weekDayOf(day));
}

export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => daysLater(monday, index));

export interface DiaryLine {
  /** `HH:mm`. */
  hour: string;
  appointment: StaffAppointment | null;
  /** Whether customers can book it. */
  isFree: boolean;
}

interface WeekBookings {
  slots: readonly AppointmentSlot[];
  appointments: readonly StaffAppointment[];
  daysOff: readonly DayOff[];
}

/**
 * Lines of a day by hour: all appointments, cancelled ones and those at closed hours too, and the
 * open hours without one.
 */
export function linesOfDay(
  day: string,
  { slots, appointments, daysOff }: WeekBookings,
  now: Date,
): DiaryLine[] {
  const isOpen =
    day >= firstDay(now) && day <= lastDay(now) && daysOff.every((off) => off.day !== day);
  const own = appointments.filter(({ start_datetime: start }) => start.startsWith(day));
  const startHour = ({ start_datetime: start }: StaffAppointment) => start.slice(11, 16);
  const bookedHours = new Set(own.filter(({ status }) => status !== 'Cancelled').map(startHour));
  const free = slots
    .filter(
      (slot) => slot.week_day_number === weekDayOf(day) && !bookedHours.has(slot.starting_hour),
    )
    .map((slot) => ({ hour: slot.starting_hour, appointment: null }));
  const taken = own.map((appointment) => ({ hour: startHour(appointment), appointment }));
  return [...taken, ...free]
    .map((line) => ({ ...line, isFree: !line.appointment && isOpen }))
    .sort((a, b) => a.hour.localeCompare(b.hour));
}
