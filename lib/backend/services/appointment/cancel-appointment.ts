import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { changeObstacle } from './change-obstacle.ts';
import { passOnFreeFirst } from './consultation-fee.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { forgetHealth } from './keep-health.ts';
import { lockAppointment } from './list-appointments.ts';
import { tellCancelled } from './tell-of-appointment.ts';

/**
 * Cancels a customer's appointment, frees its time and deletes its health answers. Idempotent: a
 * second call changes nothing. 409 from 12 hours before it starts.
 */
export async function cancelAppointment(
  context: ServiceContext,
  customerId: number,
  id: number,
): Promise<AppointmentRow> {
  return withinTransaction(context, async (within) => {
    const row = await lockAppointment(within, id, customerId);
    if (row.cancelledAt) return row;
    const { phone } = await readShop(within);
    const obstacle = changeObstacle(row, phone, context.now());
    if (obstacle) throw conflict(obstacle);
    return cancelLocked(within, row, false);
  });
}

/**
 * As `cancelAppointment` for a locked appointment, without the time limit; notifies the customer.
 */
export async function cancelLocked(
  within: ServiceContext,
  row: AppointmentRow,
  isByStore: boolean,
): Promise<AppointmentRow> {
  const now = within.now();
  await holdCustomer(within, row.customerId);
  await within.db
    .update(appointments)
    .set({ cancelledAt: now, updatedAt: now })
    .where(eq(appointments.id, row.id));
  await forgetHealth(within, [row.id]);
  const cancelled = { ...row, cancelledAt: now, updatedAt: now };
  await tellCancelled(within, cancelled, isByStore, await passOnFreeFirst(within, row));
  return cancelled;
}
