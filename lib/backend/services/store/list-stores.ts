import { asc, eq } from 'drizzle-orm';
import { isOn } from '../../../contract/is-on.ts';
import type { Store, StoreCity } from '../../../contract/store.ts';
import type { ServiceContext } from '../../context.ts';
import { stores } from '../../db/schema/content.ts';
import { cities, states } from '../../db/schema/place.ts';
import { readShop } from '../shop-profile/read-shop.ts';

interface PlacedStore {
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

export function toStore({ store, city, state }: PlacedStore): Store {
  return {
    store_name: store.name,
    image: store.image,
    landmark: store.landmark,
    address_line_1: store.addressLine1,
    address_line_2: store.addressLine2,
    state_obj: state,
    postal_code: store.postalCode,
    work_start_time: store.opensAt,
    work_end_time: store.closesAt,
    mobile_no: store.mobile,
    email: store.email,
    location_url: store.locationUrl,
    virtual_location_url: store.virtualLocationUrl,
    city: city.name,
    id: store.id,
    city_obj: city,
    updated_at: store.updatedAt.toISOString(),
  };
}

/** Returns the distinct cities of these stores, in the same order. */
export function distinctCities(stores: PlacedStore[]): StoreCity[] {
  return [...new Map(stores.map(({ city }) => [city.id, city])).values()];
}
