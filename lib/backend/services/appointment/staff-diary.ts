import { and, asc, eq, gt, gte, inArray, isNull, lt, lte } from 'drizzle-orm';
import { daysLater, slotStart } from '../../../contract/appointment-day.ts';
import type { DayOff, StaffAppointment } from '../../../contract/staff-appointment.ts';
import type { ServiceContext } from '../../context.ts';
import { appointmentDaysOff, appointmentHealth, appointments } from '../../db/schema/service.ts';
import { notFound } from '../../errors.ts';
import { selectAppointments, type AppointmentRow } from './appointment-row.ts';
import { toAppointment } from './serialize.ts';

export interface StaffRow {
  row: AppointmentRow;
  hasHealth: boolean;
}

const midnight = (day: string) => new Date(slotStart(day, '00:00'));

/**
 * Returns the appointments that begin between two days, both included, and the days off in that
 * period.
 */
export async function readStaffDiary(
  { db }: ServiceContext,
  { from, to }: { from: string; to: string },
): Promise<{ rows: StaffRow[]; daysOff: DayOff[] }> {
  const rows = await selectAppointments(
    db,
    gte(appointments.startsAt, midnight(from)),
    lt(appointments.startsAt, midnight(daysLater(to, 1))),
  ).orderBy(asc(appointments.startsAt), asc(appointments.id));
  const daysOff = await db
    .select()
    .from(appointmentDaysOff)
    .where(and(gte(appointmentDaysOff.day, from), lte(appointmentDaysOff.day, to)))
    .orderBy(asc(appointmentDaysOff.day));
  return { rows: await withHealth({ db }, rows), daysOff };
}

/** Returns one appointment for staff; 404 for an unknown one. */
export async function readStaffAppointment(context: ServiceContext, id: number): Promise<StaffRow> {
  const [row] = await selectAppointments(context.db, eq(appointments.id, id));
  if (!row) throw notFound('Appointment');
  return asStaffRow(context, row);
}

export async function asStaffRow(
  context: Pick<ServiceContext, 'db'>,
  row: AppointmentRow,
): Promise<StaffRow> {
  const [found] = await withHealth(context, [row]);
  return found ?? { row, hasHealth: false };
}

async function withHealth(
  { db }: Pick<ServiceContext, 'db'>,
  rows: AppointmentRow[],
): Promise<StaffRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const healthRows = await db
    .select({ id: appointmentHealth.appointmentId })
    .from(appointmentHealth)
    .where(inArray(appointmentHealth.appointmentId, ids));
  const known = new Set(healthRows.map(({ id }) => id));
  return rows.map((row) => ({ row, hasHealth: known.has(row.id) }));
}

/** Counts the future appointments that fit the conditions. */
export async function countAhead(
  { db, now }: ServiceContext,
  fits: (row: AppointmentRow) => boolean,
): Promise<number> {
  const ahead = await selectAppointments(
    db,
    isNull(appointments.cancelledAt),
    gt(appointments.startsAt, now()),
  );
  return ahead.filter(fits).length;
}

export const toStaffAppointment = (
  { row, hasHealth }: StaffRow,
  shop: { phone: string },
  now: Date,
): StaffAppointment => ({
  ...toAppointment(row, shop, now),
  customer_id: row.customerId,
  has_health: hasHealth,
});
