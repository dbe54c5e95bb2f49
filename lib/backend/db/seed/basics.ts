import { sql } from 'drizzle-orm';
import { array, object, type Schema, string } from 'yup';
import type { Transaction } from '../client.ts';
import { countryTable } from '../../../contract/countries.ts';
import { deliveryZoneTable } from '../geography/delivery-zones.ts';
import { indianStates, stateNames } from '../../../contract/indian-states.ts';
import { readData } from '../read-data.ts';
import { cities, countries, deliveryZones, states } from '../schema/place.ts';
import { appointmentSlots } from '../schema/service.ts';
import { insertRows, requireValue, lastId, numbered } from './rows.ts';

const workingDays = [1, 2, 3, 4, 5, 6];
const vaidyaHours = ['10:00', '10:30', '11:00', '11:30', '16:00', '16:30', '17:00', '17:30'];

/**
 * By state: every district seat and every town that couriers know (licences.md names the sources).
 */
const indianTowns = readData(
  'db/geography/indian-towns',
  object(
    Object.fromEntries(stateNames.map((state) => [state, array(string().required()).required()])),
  ).noUnknown() as Schema<Record<string, string[]>>,
);

/** Seeds all countries, and the states and towns of India. */
export async function seedPlaces(tx: Transaction): Promise<void> {
  const countryRows = numbered(countryTable);
  const countryIds = new Map(countryRows.map(({ code, id }) => [code, id]));
  const indiaId = requireValue(countryIds, 'IN', 'country');
  const stateRows = numbered(
    indianStates.map(([name, gstCode]) => ({ countryId: indiaId, name, gstCode })),
  );
  const cityRows = numbered(
    indianStates.flatMap(([state], index) =>
      (indianTowns[state] ?? []).map((name) => ({ stateId: index + 1, name })),
    ),
  );
  await insertRows(tx, countries, countryRows);
  await insertRows(tx, states, stateRows);
  await insertRows(tx, cities, cityRows);
}

/** Seeds the delivery times of the couriers by PIN code. */
export async function seedDeliveryZones(tx: Transaction): Promise<void> {
  const rows = await tx.execute<{ state: string; city: string; state_id: number; city_id: number }>(
    sql`select s.name as state, c.name as city, s.id as state_id, c.id as city_id
        from cities c join states s on s.id = c.state_id
        join countries on countries.id = s.country_id and countries.code = 'IN'`,
  );
  const stateIds = new Map(rows.rows.map((row) => [row.state, row.state_id]));
  const cityIds = new Map(rows.rows.map((row) => [`${row.city}, ${row.state}`, row.city_id]));
  await insertRows(
    tx,
    deliveryZones,
    deliveryZoneTable.map(({ state, city, ...zone }) => ({
      ...zone,
      stateId: state ? requireValue(stateIds, state, 'state') : null,
      cityId: city ? requireValue(cityIds, `${city}, ${state ?? ''}`, 'city') : null,
    })),
  );
}

/** Seeds the hours of the demo's vaidya, unless the store has its own hours. */
export async function seedAppointmentSlots(tx: Transaction): Promise<void> {
  if ((await lastId(tx, appointmentSlots)) > 0) return;
  await insertRows(
    tx,
    appointmentSlots,
    numbered(
      workingDays.flatMap((weekDay) =>
        vaidyaHours.map((startingHour) => ({ weekDay, startingHour })),
      ),
    ),
  );
}
