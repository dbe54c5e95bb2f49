import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { changeObstacle } from './change-obstacle.ts';
import { forgetHealth } from './keep-health.ts';
import { lockAppointment } from './list-appointments.ts';
import { tellCancelled } from './tell-of-appointment.ts';

/**
 * Gives a customer's time back: somebody else can have it, and what was told about health is deleted.
 * Asked for twice it is done once. 409 from 12 hours before the talk on.
 */
export async function cancelAppointment(
  context: ServiceContext,
  customerId: number,
  id: number,
): Promise<AppointmentRow> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const row = await lockAppointment(within, id, customerId);
    if (row.cancelledAt) return row;
    const { phone } = await readShop(within);
    const obstacle = changeObstacle(row, phone, context.now());
    if (obstacle) throw conflict(obstacle);
    return cancelLocked(within, row, false);
  });
}

/** The same for an appointment that is locked, whatever the hour; says so to whose it is. */
export async function cancelLocked(
  within: ServiceContext,
  row: AppointmentRow,
  isByStore: boolean,
): Promise<AppointmentRow> {
  const now = within.now();
  await within.db
    .update(appointments)
    .set({ cancelledAt: now, updatedAt: now })
    .where(eq(appointments.id, row.id));
  await forgetHealth(within, [row.id]);
  const cancelled = { ...row, cancelledAt: now, updatedAt: now };
  await tellCancelled(within, cancelled, isByStore);
  return cancelled;
}
