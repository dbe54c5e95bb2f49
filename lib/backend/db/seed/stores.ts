import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { demoStores } from '../demo/content.ts';
import { stores } from '../schema/content.ts';
import { cities, countries, states } from '../schema/place.ts';
import { insertRows, requireValue, numbered } from './rows.ts';

export async function seedStores(tx: Transaction, now: Date): Promise<void> {
  const indianCities = await tx
    .select({ id: cities.id, city: cities.name, state: states.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, and(eq(countries.id, states.countryId), eq(countries.code, 'IN')));
  const cityIds = new Map(indianCities.map(({ id, city, state }) => [`${city}, ${state}`, id]));

  await insertRows(
    tx,
    stores,
    numbered(demoStores).map(({ city, state, opens, closes, ...store }) => ({
      ...store,
      cityId: requireValue(cityIds, `${city}, ${state}`, 'city'),
      opensAt: opens,
      closesAt: closes,
      updatedAt: now,
    })),
  );
}
