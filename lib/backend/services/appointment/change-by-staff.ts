import { eq } from 'drizzle-orm';
import { isoInIndia } from '../../../contract/india-clock.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { cancelLocked } from './cancel-appointment.ts';
import { lockAppointment } from './list-appointments.ts';
import { moveLocked, orTaken } from './move-appointment.ts';
import { tellVaidya } from './tell-of-appointment.ts';
import { asStaffRow, type StaffRow } from './staff-diary.ts';

/** Cancels an appointment that has not begun, also in its last 12 hours; notifies the customer. */
export async function cancelByStaff(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<StaffRow> {
  return withinTransaction(context, async (within) => {
    const row = await lockAppointment(within, id);
    if (row.cancelledAt) return asStaffRow(within, row);
    refuseBegun(within, row);
    const subject = `appointment:${id}`;
    await writeAudit(within, caller, 'appointment.cancel', subject);
    await tellVaidya(within, caller.customerId, row, 'cancelled');
    return asStaffRow(within, await cancelLocked(within, row, true));
  });
}

/** Moves an appointment that has not begun; if the new time is taken, the old one is kept. */
export async function moveByStaff(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  start: string,
): Promise<StaffRow> {
  const startsAt = new Date(start);
  return orTaken(context, startsAt, caller.customerId, async (within) => {
    const row = await lockAppointment(within, id);
    if (row.cancelledAt) throw conflict('This appointment has been cancelled.');
    refuseBegun(within, row);
    await writeAudit(within, caller, 'appointment.move', `appointment:${id}`, {
      before: { start_datetime: isoInIndia(row.startsAt) },
      after: { start_datetime: isoInIndia(startsAt) },
    });
    const moved = await moveLocked(within, row, startsAt, true);
    if (moved !== row) await tellVaidya(within, caller.customerId, moved, 'moved');
    return asStaffRow(within, moved);
  });
}

/** Records whether an appointment took place; 409 before it has begun or if it is cancelled. */
export async function markOutcome(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  outcome: 'held' | 'missed' | null,
): Promise<StaffRow> {
  return withinTransaction(context, async (within, tx) => {
    const row = await lockAppointment(within, id);
    if (row.cancelledAt) throw conflict('This appointment has been cancelled.');
    if (row.startsAt > context.now()) throw conflict('This appointment hasn’t started yet.');
    const updatedAt = context.now();
    await tx.update(appointments).set({ outcome, updatedAt }).where(eq(appointments.id, id));
    await writeAudit(within, caller, 'appointment.outcome', `appointment:${id}`, {
      before: { outcome: row.outcome },
      after: { outcome },
    });
    return asStaffRow(within, { ...row, outcome, updatedAt });
  });
}

function refuseBegun({ now }: ServiceContext, { startsAt }: AppointmentRow): void {
  if (startsAt <= now()) throw conflict('This appointment has already started.');
}
