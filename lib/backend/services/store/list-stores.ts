import { asc, eq } from 'drizzle-orm';
import { isOn } from '../../../contract/is-on.ts';
import type { ServiceContext } from '../../context.ts';
import { stores } from '../../db/schema/content.ts';
import { cities, states } from '../../db/schema/place.ts';
import { readShop } from '../shop-profile/read-shop.ts';

export interface PlacedStore {
  store: typeof stores.$inferSelect;
  city: { id: number; name: string };
  state: { id: number; name: string };
}

/** Returns all open stores, by city and name; none while the locator is switched off. */
export async function listStores(context: ServiceContext): Promise<PlacedStore[]> {
  if (!isOn(await readShop(context), 'stores')) return [];
  return context.db
    .select({
      store: stores,
      city: { id: cities.id, name: cities.name },
      state: { id: states.id, name: states.name },
    })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(stores.isOpen, true))
    .orderBy(asc(cities.name), asc(cities.id), asc(stores.name), asc(stores.id));
}
