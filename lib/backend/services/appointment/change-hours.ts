import { asc, eq, gte } from 'drizzle-orm';
import { weekDayOf } from '../../../contract/appointment-day.ts';
import { dayInIndia, timeInIndia } from '../../../contract/india-clock.ts';
import type { DayOff, StaffSlot } from '../../../contract/staff-appointment.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { appointmentDaysOff, appointmentSlots } from '../../db/schema/service.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
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
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await closeDiary(within);
    const [row] = await tx
      .insert(appointmentSlots)
      .values({ weekDay, startingHour })
      .onConflictDoUpdate({
        target: [appointmentSlots.weekDay, appointmentSlots.startingHour],
        set: { isOpen: true },
        setWhere: eq(appointmentSlots.isOpen, false),
      })
      .returning();
    if (!row) throw conflict('This hour is open already.');
    const after = toSlot(row);
    await writeAudit(within, caller, {
      action: 'appointment_slot.open',
      subject: `appointment_slot:${row.id}`,
      after,
    });
    return after;
  });
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
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await closeDiary(within);
    const [row] = await tx
      .update(appointmentSlots)
      .set({ isOpen })
      .where(eq(appointmentSlots.id, id))
      .returning();
    if (!row) throw notFound('Hour');
    const slot = toSlot(row);
    await writeAudit(within, caller, {
      action: isOpen ? 'appointment_slot.open' : 'appointment_slot.close',
      subject: `appointment_slot:${id}`,
      after: slot,
    });
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

/** Adds a day off, or changes its reason. Booked appointments stay; their number is returned. */
export async function addDayOff(
  context: ServiceContext,
  caller: CustomerCaller,
  { day, reason }: DayOff,
): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await closeDiary(within);
    await tx
      .insert(appointmentDaysOff)
      .values({ day, reason })
      .onConflictDoUpdate({ target: appointmentDaysOff.day, set: { reason } });
    await writeAudit(within, caller, {
      action: 'appointment_day_off.add',
      subject: `appointment_day_off:${day}`,
      after: { reason },
    });
    return countAhead(within, ({ startsAt }) => dayInIndia(startsAt) === day);
  });
}

/** Removes a day off; 404 if the day is not a day off. */
export async function removeDayOff(
  context: ServiceContext,
  caller: CustomerCaller,
  day: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const [row] = await tx
      .delete(appointmentDaysOff)
      .where(eq(appointmentDaysOff.day, day))
      .returning();
    if (!row) throw notFound('Day off');
    await writeAudit(within, caller, {
      action: 'appointment_day_off.remove',
      subject: `appointment_day_off:${day}`,
      before: { reason: row.reason },
    });
  });
}
