import { parseArgs } from 'node:util';
import { createLog } from '../log.ts';
import { openDatabase } from './client.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { generateCustomers } from './generate-customers.ts';
import { generateOrders } from './generate-orders.ts';
import { generateProducts } from './generate-products.ts';

/*
 * `node lib/backend/db/generate.ts 100000`: adds a large catalogue to the database of DATABASE_URL,
 * or to the embedded one of DATA_DIR, which no running store may use. `--customers 100000` and
 * `--orders 200000` also add customers and orders; with one of these options and without a number,
 * no products are added.
 */

const maxCounts = { products: 1_000_000, customers: 1_000_000, orders: 2_000_000 };

function howMany(name: keyof typeof maxCounts, text: string | undefined): number {
  const count = Number(text ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > maxCounts[name]) {
    throw new Error(`Say how many ${name} there shall be, 1 to ${maxCounts[name]}`);
  }
  return count;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { customers: { type: 'string' }, orders: { type: 'string' } },
  });
  const isProductsOnly = values.customers === undefined && values.orders === undefined;
  const products = howMany('products', positionals[0] ?? (isProductsOnly ? '100000' : undefined));
  const customers = howMany('customers', values.customers);
  const orders = howMany('orders', values.orders);
  const address = process.env['DATABASE_URL'];
  const server = address
    ? undefined
    : await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] || '.data' });
  const connection = server ? server.connection : { connectionString: address };
  const client = openDatabase({ ...connection, statement_timeout: 0 }, createLog('warn'));
  try {
    if (products > 0) console.log(`${await generateProducts(client.db, products)} products added`);
    if (customers > 0)
      console.log(`${await generateCustomers(client.db, customers)} customers added`);
    if (orders > 0) console.log(`${await generateOrders(client.db, orders)} orders added`);
  } finally {
    await client.close();
    await server?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
