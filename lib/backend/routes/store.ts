import * as calls from '../../contract/store.ts';
import { route, type Router } from '../http/route.ts';
import { listStores, distinctCities, toStore } from '../services/store/list-stores.ts';

export function storeRoutes(router: Router): void {
  route(router, calls.listStores, async ({ context }) => {
    const stores = await listStores(context);
    return { store_section_data: stores.map(toStore), cities: distinctCities(stores) };
  });
}
