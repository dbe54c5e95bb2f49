import { cache } from 'react';
import { readStore } from '../../api/server';
import { listStores, type Store, type StoreCity } from '../../contract/store';

export interface Stores {
  stores: Store[];
  cities: StoreCity[];
}

export const readStores = cache(async (): Promise<Stores> => {
  const { store_section_data, cities } = await readStore(listStores, { tags: ['stores'] });
  return { stores: store_section_data, cities };
});
