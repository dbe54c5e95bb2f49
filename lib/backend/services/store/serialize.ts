import type { Store, StoreCity } from '../../../contract/store.ts';
import type { PlacedStore } from './list-stores.ts';

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
