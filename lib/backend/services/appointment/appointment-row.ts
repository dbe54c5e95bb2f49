import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { countries } from '../../db/schema/place.ts';
import { appointments } from '../../db/schema/service.ts';

/** An appointment with the name of its country; contains no health data. */
export type AppointmentRow = typeof appointments.$inferSelect & { country: string };

/** Builds the query of the appointments that fit the conditions, without an order. */
export function selectAppointments(db: Queryable, ...conditions: (SQL | undefined)[]) {
  return db
    .select({ ...getTableColumns(appointments), country: countries.name })
    .from(appointments)
    .innerJoin(countries, eq(countries.id, appointments.countryId))
    .where(and(...conditions));
}
