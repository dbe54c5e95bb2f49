import { sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { readWorld } from '../geography/world.ts';
import { countries, states, worldCities } from '../schema/place.ts';
import { insertRows, requireValue } from './rows.ts';

/**
 * Seeds the states and cities of every country except India, also into an older store; does nothing
 * if there are world cities already. Deletes states with outdated names, unless an address refers
 * to one.
 */
export async function seedWorld(tx: Transaction): Promise<void> {
  const [first] = await tx.select({ id: worldCities.stateId }).from(worldCities).limit(1);
  if (first) return;
  const world = await readWorld();
  const countryRows = await tx.select({ id: countries.id, code: countries.code }).from(countries);
  const countryIds = new Map(countryRows.map(({ code, id }) => [code, id]));
  const wanted = world.map(({ country, name, cities }) => ({
    countryId: requireValue(countryIds, country, 'country'),
    name,
    cities,
  }));
  const stateKey = (state: { countryId: number; name: string }) =>
    `${state.countryId} ${state.name}`;

  const before = new Set((await tx.select().from(states)).map(stateKey));
  const missing = wanted.filter((state) => !before.has(stateKey(state)));
  await insertRows(
    tx,
    states,
    missing.map(({ countryId, name }) => ({ countryId, name })),
  );
  const stateRows = await tx.select().from(states);
  const stateIds = new Map(stateRows.map((state) => [stateKey(state), state.id]));
  await insertRows(
    tx,
    worldCities,
    wanted.map((state) => ({
      stateId: requireValue(stateIds, stateKey(state), 'state'),
      names: state.cities,
    })),
  );
  await tx.execute(sql`
    delete from states s using countries c
     where c.id = s.country_id and c.code <> 'IN'
       and not exists (select 1 from world_cities w where w.state_id = s.id)
       and not exists (select 1 from cities where cities.state_id = s.id)
       and not exists (select 1 from addresses a where a.state_id = s.id)`);
}
