import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { countries } from '../../db/schema/place.ts';
import { appointments } from '../../db/schema/service.ts';

/** An appointment with its country's name; nothing about health is in it. */
export type AppointmentRow = typeof appointments.$inferSelect & { country: string };

/** The appointments that fit, in no order; the caller adds one. */
export function selectAppointments(db: Queryable, ...conditions: (SQL | undefined)[]) {
  return db
    .select({ ...getTableColumns(appointments), country: countries.name })
    .from(appointments)
    .innerJoin(countries, eq(countries.id, appointments.countryId))
    .where(and(...conditions));
}
