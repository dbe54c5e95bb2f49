import { and, asc, gte, isNull, lt, sql } from 'drizzle-orm';
import { firstDay, slotStart } from '../../contract/appointment-day.ts';
import type { ServiceContext } from '../context.ts';
import { appointments } from '../db/schema/service.ts';
import { withinTransaction } from '../db/transaction.ts';
import { selectAppointments } from '../services/appointment/appointment-row.ts';
import { tellReminder } from '../services/appointment/tell-of-appointment.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Customers who have just booked or moved an appointment get no reminder. */
const freshMs = 12 * 60 * 60 * 1000;

/** Reminds customers of appointments tomorrow (Indian time); once per appointment time. */
export async function remindAppointments(context: ServiceContext): Promise<void> {
  const now = context.now();
  const tomorrow = new Date(slotStart(firstDay(now), '00:00'));
  await withinTransaction(context, async (within, tx) => {
    const rows = await selectAppointments(
      tx,
      and(
        isNull(appointments.cancelledAt),
        gte(appointments.startsAt, tomorrow),
        lt(appointments.startsAt, new Date(tomorrow.getTime() + dayMs)),
        lt(appointments.updatedAt, new Date(now.getTime() - freshMs)),
        sql`email <> ''`,
      ),
    ).orderBy(asc(appointments.id));
    for (const row of rows) await tellReminder(within, row);
  });
}
