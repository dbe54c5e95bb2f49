import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { sqlState } from '../../db/sql-state.ts';
import { appointments } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { changeObstacle } from './change-obstacle.ts';
import { holdDiary } from './hold-diary.ts';
import { lockAppointment } from './list-appointments.ts';
import { requireHour } from './require-hour.ts';
import { slotTaken } from './slot-taken.ts';
import { tellMoved } from './tell-of-appointment.ts';

/**
 * Moves a customer's appointment in one transaction: if the new time is taken, 409 with the next
 * free times and the old time is kept. 409 also from 12 hours before the old time.
 */
export async function moveAppointment(
  context: ServiceContext,
  customerId: number,
  id: number,
  start: string,
): Promise<AppointmentRow> {
  return orTaken(context, new Date(start), customerId, async (within) => {
    const row = await lockAppointment(within, id, customerId);
    const { phone } = await readShop(within);
    const obstacle = changeObstacle(row, phone, context.now());
    if (obstacle) throw conflict(obstacle);
    return moveLocked(within, row, new Date(start), false);
  });
}

/** As `moveAppointment` for a locked appointment, without the time limit; notifies the customer. */
export async function moveLocked(
  within: ServiceContext,
  row: AppointmentRow,
  startsAt: Date,
  isByStore: boolean,
): Promise<AppointmentRow> {
  if (row.startsAt.getTime() === startsAt.getTime()) return row;
  await holdDiary(within);
  await requireHour(within, startsAt);
  const updatedAt = within.now();
  await within.db
    .update(appointments)
    .set({ startsAt, updatedAt })
    .where(eq(appointments.id, row.id));
  const moved = { ...row, startsAt, updatedAt };
  await tellMoved(within, moved, row.startsAt, isByStore);
  return moved;
}

/** Runs `work` in a transaction; if the time is already taken, rolls back. */
export async function orTaken<T>(
  context: ServiceContext,
  startsAt: Date,
  customerId: number,
  work: (within: ServiceContext) => Promise<T>,
): Promise<T> {
  try {
    return await withinTransaction(context, (within) => work(within));
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw await slotTaken(context, startsAt, customerId);
  }
}
