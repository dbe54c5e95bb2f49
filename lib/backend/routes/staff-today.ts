import * as calls from '../../contract/staff-today.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { readStoreHealth } from '../services/store-health/read-store-health.ts';
import { readSales } from '../services/today/read-sales.ts';
import { readTasks } from '../services/today/read-tasks.ts';

export function staffTodayRoutes(router: Router): void {
  route(router, calls.getTasks, async ({ context, caller }) => ({
    data: await readTasks(await fromReader(context), caller),
  }));
  route(router, calls.getStoreHealth, async ({ context }) => ({
    data: await readStoreHealth(context),
  }));
  route(router, calls.getSales, async ({ context, query }) => ({
    data: await readSales(await fromReader(context), query),
  }));
}
