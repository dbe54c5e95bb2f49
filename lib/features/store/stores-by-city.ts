import type { Store, StoreCity } from '../../contract/store';

export interface CityStores {
  city: StoreCity;
  stores: Store[];
}

export function storesByCity(stores: Store[], cities: StoreCity[], chosen: number[]): CityStores[] {
  return cities
    .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
    .map((city) => ({ city, stores: stores.filter(({ city_obj }) => city_obj.id === city.id) }))
    .filter((group) => group.stores.length > 0);
}
