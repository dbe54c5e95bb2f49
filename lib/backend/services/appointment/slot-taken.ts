import { and, eq, isNull } from 'drizzle-orm';
import type { FreeSlot } from '../../../contract/appointment-slot.ts';
import { dayInIndia } from '../../../contract/india-clock.ts';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { conflict, type StoreError } from '../../errors.ts';
import { readDiary } from './read-diary.ts';

const taken = 'That slot was just taken. Choose another.';
const isYours = 'You’ve already booked this slot. See Appointments in your profile.';

/**
 * Returns the 409 that says why a time is not available, with the next free times (`next_free`).
 */
export async function slotTaken(
  context: ServiceContext,
  startsAt: Date,
  customerId: number,
): Promise<StoreError> {
  const [own] = await context.db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.startsAt, startsAt),
        eq(appointments.customerId, customerId),
        isNull(appointments.cancelledAt),
      ),
    );
  return conflict(own ? isYours : taken, {
    next_free: await nextFreeSlots(context, startsAt),
    ...(own && { own_appointment_id: own.id }),
  });
}

const maxSlots = 5;
const daysLooked = 31;

async function nextFreeSlots(context: ServiceContext, wished: Date): Promise<FreeSlot[]> {
  const { days } = await readDiary(context, { from: dayInIndia(wished), days: daysLooked });
  const free = days.flatMap(({ slots }) => slots);
  const later = free.filter(({ start_datetime }) => Date.parse(start_datetime) > wished.getTime());
  return [...later, ...free.filter((slot) => !later.includes(slot))].slice(0, maxSlots);
}
