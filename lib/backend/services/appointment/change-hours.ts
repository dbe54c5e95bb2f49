import { addDays } from 'date-fns/addDays';
import { and, asc, eq, gte } from 'drizzle-orm';
import { maxDaysOff, type DayOff, type StaffSlot } from '../../../contract/staff-appointment.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { weekDayOf } from '../../../contract/appointment-day.ts';
import { dayInIndia, timeInIndia } from '../../../contract/india-clock.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { appointmentDaysOff, appointmentSlots } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { closeDiary } from './hold-diary.ts';
import { countAhead } from './staff-diary.ts';

type SlotRow = typeof appointmentSlots.$inferSelect;

const toSlot = ({ id, weekDay, startingHour, isOpen }: SlotRow): StaffSlot => ({
  id,
  week_day_number: weekDay,
  starting_hour: startingHour,
  is_open: isOpen,
});

/** Returns all weekly hours by weekday and hour, also closed ones. */
export async function listAllSlots({ db }: ServiceContext): Promise<StaffSlot[]> {
  const rows = await db
    .select()
    .from(appointmentSlots)
    .orderBy(asc(appointmentSlots.weekDay), asc(appointmentSlots.startingHour));
  return rows.map(toSlot);
}

/** Adds a weekly hour; reopens a closed one. 409 if it is already open. */
export async function addSlot(
  context: ServiceContext,
  caller: CustomerCaller,
  {
    week_day_number: weekDay,
    starting_hour: startingHour,
  }: Pick<StaffSlot, 'week_day_number' | 'starting_hour'>,
): Promise<StaffSlot> {
  return withinTransaction(context, async (within, tx) => {
    await closeDiary(within);
    await requireNoOverlap(within, { weekDay, startingHour });
    const [row] = await tx
      .insert(appointmentSlots)
      .values({ weekDay, startingHour })
      .onConflictDoUpdate({
        target: [appointmentSlots.weekDay, appointmentSlots.startingHour],
        set: { isOpen: true },
        setWhere: eq(appointmentSlots.isOpen, false),
      })
      .returning();
    if (!row) throw conflict('This time is already open.');
    const after = toSlot(row);
    await writeAudit(within, caller, 'appointment_slot.open', `appointment_slot:${row.id}`, {
      after,
    });
    return after;
  });
}

const { minutes } = storeRules.appointment;

const minuteOf = (hour: string): number => {
  const [hours = 0, rest = 0] = hour.split(':').map(Number);
  return hours * 60 + rest;
};

/** Throws 409 if a consultation at this hour would overlap one of another open hour. */
async function requireNoOverlap(
  { db }: ServiceContext,
  { weekDay, startingHour }: Pick<SlotRow, 'weekDay' | 'startingHour'>,
): Promise<void> {
  const rows = await db
    .select({ startingHour: appointmentSlots.startingHour })
    .from(appointmentSlots)
    .where(and(eq(appointmentSlots.weekDay, weekDay), eq(appointmentSlots.isOpen, true)));
  const other = rows.find((row) => {
    const apart = Math.abs(minuteOf(row.startingHour) - minuteOf(startingHour));
    return apart > 0 && apart < minutes;
  });
  if (!other) return;
  throw conflict(
    `A consultation takes ${minutes} minutes, and ${other.startingHour} is already open. Choose a time at least ${minutes} minutes apart.`,
  );
}

/**
 * Opens or closes a weekly hour. Booked appointments stay; their number is returned so that staff
 * can handle them.
 */
export async function changeSlot(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  isOpen: boolean,
): Promise<{ slot: StaffSlot; stillBooked: number }> {
  return withinTransaction(context, async (within, tx) => {
    await closeDiary(within);
    const [row] = await tx
      .update(appointmentSlots)
      .set({ isOpen })
      .where(eq(appointmentSlots.id, id))
      .returning();
    if (!row) throw notFound('Slot');
    if (isOpen) await requireNoOverlap(within, row);
    const slot = toSlot(row);
    await writeAudit(
      within,
      caller,
      isOpen ? 'appointment_slot.open' : 'appointment_slot.close',
      `appointment_slot:${id}`,
      { after: slot },
    );
    const stillBooked = await countAhead(
      within,
      ({ startsAt }) =>
        weekDayOf(dayInIndia(startsAt)) === row.weekDay &&
        timeInIndia(startsAt) === row.startingHour,
    );
    return { slot, stillBooked: isOpen ? 0 : stillBooked };
  });
}

/** Returns the days off from today (India time zone) on. */
export async function listDaysOff({ db, now }: ServiceContext): Promise<DayOff[]> {
  return db
    .select()
    .from(appointmentDaysOff)
    .where(gte(appointmentDaysOff.day, dayInIndia(now())))
    .orderBy(asc(appointmentDaysOff.day));
}

/**
 * Adds days off, or changes their reason. Booked appointments stay; their number is returned. 400
 * for a last day before the first, or more than `maxDaysOff` days.
 */
export async function addDayOff(
  context: ServiceContext,
  caller: CustomerCaller,
  { day, until = day, reason }: DayOff & { until?: string | undefined },
): Promise<number> {
  return withinTransaction(context, async (within, tx) => {
    const days = daysBetween(day, until);
    await closeDiary(within);
    await tx
      .insert(appointmentDaysOff)
      .values(days.map((one) => ({ day: one, reason })))
      .onConflictDoUpdate({ target: appointmentDaysOff.day, set: { reason } });
    await writeAudit(within, caller, 'appointment_day_off.add', `appointment_day_off:${day}`, {
      after: { reason, ...(days.length > 1 && { until }) },
    });
    return countAhead(within, ({ startsAt }) => days.includes(dayInIndia(startsAt)));
  });
}

function daysBetween(from: string, until: string): string[] {
  if (until < from) throw invalid({ until: ['Must not be before the start date'] });
  const first = new Date(`${from}T00:00:00Z`);
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(first, days.length).toISOString().slice(0, 10)) {
    if (days.length === maxDaysOff) {
      throw invalid({ until: [`Choose up to ${maxDaysOff} days at a time`] });
    }
    days.push(day);
  }
  return days;
}

/** Removes a day off; 404 if the day is not a day off. */
export async function removeDayOff(
  context: ServiceContext,
  caller: CustomerCaller,
  day: string,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const [row] = await tx
      .delete(appointmentDaysOff)
      .where(eq(appointmentDaysOff.day, day))
      .returning();
    if (!row) throw notFound('Day off');
    await writeAudit(within, caller, 'appointment_day_off.remove', `appointment_day_off:${day}`, {
      before: { reason: row.reason },
    });
  });
}
