import { parseArgs } from 'node:util';
import { newUndoStack } from '../cluster/undo-stack.ts';
import { closeCalls } from '../faults/call.ts';
import { openShop } from '../faults/shop.ts';
import { startOwnStore } from '../../launch/own-store.ts';
import { drawRows, isReached, type Row } from '../speed/judge.ts';
import { importUnderLoad } from './import-under-load.ts';
import { readStore } from './read-store.ts';

/*
 * `npm run large-store`: measures reads of a store with a generated database, then orders during an
 * import of 100,000 prices. DATA_DIR names the database, filled by `lib/backend/db/generate.ts`; no
 * other store may use it at the same time, and the import changes it. `--import` skips the reads.
 * Exit code 1 if a limit is missed or a call fails.
 */

const minProducts = 100_000;
const say = (line: string) => console.log(line);
const undo = newUndoStack((error) => console.error(error));
undo.add(async () => closeCalls());
let isGood = false;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void undo.run().then(() => process.exit(1)));
}

async function measure({ importsAlone: importsOnly }: { importsAlone: boolean }): Promise<Row[]> {
  const dataDir = process.env['DATA_DIR'];
  if (!dataDir) throw new Error('DATA_DIR must name the folder of a generated store');
  const store = await startOwnStore({ givenDir: dataDir });
  undo.add(() => store.stop());
  const shop = await openShop(dataDir);
  undo.add(() => shop.close());
  const { rows } = await shop.pool.query<Record<'products' | 'orders' | 'customers', number>>(`
    select (select count(*)::integer from products) as products,
      (select count(*)::integer from orders) as orders,
      (select count(*)::integer from customers) as customers`);
  const { products = 0, orders = 0, customers = 0 } = rows[0] ?? {};
  if (products < minProducts) {
    throw new Error(`${products} products are too few: see docs/speed.md`);
  }
  say(`${products} products, ${orders} orders, ${customers} customers`);
  const [staff] = await shop.makeBuyers(1, { isStaff: true });
  if (!staff) throw new Error('No account for staff was made');
  const served = { siteUrl: store.siteUrl, apiUrl: store.apiUrl, shop, token: staff.token, say };
  const reads = importsOnly ? [] : await readStore(served);
  return [...reads, ...(await importUnderLoad(served))];
}

try {
  const { values } = parseArgs({ options: { import: { type: 'boolean', default: false } } });
  const rows = await measure({ importsAlone: values.import });
  say(`\n${drawRows(rows)}`);
  isGood = rows.every(isReached);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
}
await undo.run();
process.exit(isGood ? 0 : 1);
