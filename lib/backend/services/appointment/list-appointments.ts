import { asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { notFound } from '../../errors.ts';
import { selectAppointments, type AppointmentRow } from './appointment-row.ts';
import { appointmentEnd } from './serialize.ts';

/** Returns the customer's appointments: future ones by time, then the others, latest first. */
export async function listAppointments(
  { db, now }: ServiceContext,
  customerId: number,
): Promise<AppointmentRow[]> {
  const rows = await selectAppointments(db, eq(appointments.customerId, customerId)).orderBy(
    asc(appointments.startsAt),
  );
  const isAhead = (row: AppointmentRow) => !row.cancelledAt && appointmentEnd(row.startsAt) > now();
  return [...rows.filter(isAhead), ...rows.filter((row) => !isAhead(row)).reverse()];
}

/** Returns one of the customer's appointments; 404 if it is not theirs. */
export async function findAppointment(
  { db }: ServiceContext,
  customerId: number,
  id: number,
): Promise<AppointmentRow> {
  const mine = eq(appointments.customerId, customerId);
  const [row] = await selectAppointments(db, mine, eq(appointments.id, id));
  if (!row) throw notFound('Appointment');
  return row;
}

/** Returns any customer's appointment and locks its row until the transaction ends. */
export async function lockAppointment(
  { db }: ServiceContext,
  id: number,
  customerId?: number,
): Promise<AppointmentRow> {
  const [row] = await selectAppointments(
    db,
    eq(appointments.id, id),
    customerId === undefined ? sql`true` : eq(appointments.customerId, customerId),
  ).for('update', { of: appointments });
  if (!row) throw notFound('Appointment');
  return row;
}
