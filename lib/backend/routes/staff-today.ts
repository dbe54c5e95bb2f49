import * as calls from '../../contract/staff-today.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, type Router } from '../http/route.ts';
import { readStoreHealth } from '../services/store-health/read-store-health.ts';
import { readSales } from '../services/today/read-sales.ts';
import { readTasks } from '../services/today/read-tasks.ts';

export function staffTodayRoutes(router: Router): void {
  dataRoute(router, calls.getTasks, async ({ context, caller }) =>
    readTasks(await fromReader(context), caller),
  );
  dataRoute(router, calls.getStoreHealth, ({ context }) => readStoreHealth(context));
  dataRoute(router, calls.getSales, async ({ context, query }) =>
    readSales(await fromReader(context), query),
  );
}
