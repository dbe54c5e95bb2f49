import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { forgetHealth } from './keep-health.ts';

const former = { name: 'Former customer', email: '', mobile: '', landmark: '' };

/**
 * Handles the appointments of an account that is closed: cancels future ones, deletes health
 * answers and removes the personal data from the others.
 */
export async function closeAppointments(within: ServiceContext, customerId: number): Promise<void> {
  const { db, now } = within;
  const mine = eq(appointments.customerId, customerId);
  const moment = now();
  await db
    .update(appointments)
    .set({ cancelledAt: moment })
    .where(and(mine, isNull(appointments.cancelledAt), gt(appointments.startsAt, moment)));
  const all = await db
    .update(appointments)
    .set({ ...former, updatedAt: moment })
    .where(mine)
    .returning({ id: appointments.id });
  await db
    .update(appointments)
    .set({ guardianName: former.name })
    .where(and(mine, isNotNull(appointments.guardianName)));
  await forgetHealth(
    within,
    all.map(({ id }) => id),
  );
}
