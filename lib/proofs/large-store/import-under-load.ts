import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { importField, importRules } from '../../contract/staff-import.ts';
import { callApi, type ApiCallOptions } from '../faults/api-calls.ts';
import { jsonOf } from '../faults/call.ts';
import { formWithFile } from '../faults/form.ts';
import { delivery, type Buyer } from '../faults/shop.ts';
import type { Row } from '../speed/judge.ts';
import { percentile } from '../speed/statistics.ts';
import type { Served } from './read-store.ts';

const files = 5;
const linesAFile = importRules.mostLines;
const customers = 4;
const thinkMs = 400;
const quietMs = 20_000;
const askAgainMs = 250;
const limitMs = 10 * 60_000;
/** Of the orders that are placed during the import, in milliseconds. */
const orderLimit = 300;
const stock = 1_000_000;

/**
 * Lets customers order, first without load, then during imports of new prices. Throws if a call
 * fails or a list is refused.
 */
export async function importUnderLoad(served: Served): Promise<Row[]> {
  const { shop, say } = served;
  const products = await shop.makeProducts(customers, stock);
  const buyers = await shop.makeBuyers(customers);
  const orders = { quiet: [] as number[], importing: [] as number[] };
  let phase: keyof typeof orders = 'quiet';
  let isOver = false;
  const buying = Promise.all(
    buyers.map(async (buyer, index) => {
      while (!isOver) {
        const into = orders[phase];
        into.push(await order(served, buyer, products[index] ?? 0));
        await sleep(thinkMs);
      }
    }),
  );
  const work = async () => {
    say('customers order');
    await sleep(quietMs);
    phase = 'importing';
    const times: number[] = [];
    for (let file = 0; file < files; file += 1) {
      say(`import ${file + 1} of ${files}`);
      times.push(await importPrices(served, file));
    }
    return times;
  };
  const [imports] = await Promise.all([
    work().finally(() => {
      isOver = true;
    }),
    buying,
  ]);
  const p99 = (what: string, figures: number[], limit?: number): Row[] => [
    { what: `an order, ${what}`, figures, unit: 'ms' },
    {
      what: `p99 of orders, ${what}`,
      figures: [percentile(figures, 99)],
      unit: 'ms',
      ...(limit && { limit }),
    },
  ];
  return [
    ...p99('without an import', orders.quiet),
    ...p99('during the import', orders.importing, orderLimit),
    { what: `import of ${linesAFile} lines`, figures: imports, unit: 'ms' },
  ];
}

/** Puts a product into the cart and orders it; returns the milliseconds of the order. */
async function order({ apiUrl }: Served, buyer: Buyer, product: number): Promise<number> {
  const send = async (method: string, path: string, options: ApiCallOptions, wanted: number) => {
    const reply = await callApi(apiUrl, method, path, { token: buyer.token, limitMs, ...options });
    if (reply?.status !== wanted) {
      throw new Error(
        `${method} ${path}: ${reply ? `${reply.status} ${reply.text}` : 'no answer'}`,
      );
    }
    return reply;
  };
  await send('POST', '/cart/', { body: { pid: product, quantity: 1 } }, 201);
  const { cart_totals } = jsonOf(await send('GET', '/cart/', {}, 200)) as {
    cart_totals: { final_total: number };
  };
  const body = {
    address1: buyer.addressId,
    pay_type: 'Cash on Delivery',
    amount: cart_totals.final_total + delivery,
  };
  return (await send('POST', '/orders/', { body, key: randomUUID() }, 201)).ms;
}

/** Imports new prices of generated products as staff do; returns the milliseconds it took. */
async function importPrices({ apiUrl, shop, token }: Served, file: number): Promise<number> {
  const { rows } = await shop.pool.query<{ sku: string; price: number }>(
    `select sku, price from products where sku like 'GEN-%' order by id offset $1 limit $2`,
    [file * linesAFile, linesAFile],
  );
  const lines = rows.map(({ sku, price }) => `${sku},${Math.max(1, Math.floor(price / 100) - 1)}`);
  const begun = performance.now();
  const { body, headers } = await formWithFile(
    importField,
    'prices.csv',
    Buffer.from(['SKU,Price', ...lines, ''].join('\n')),
    'text/csv',
  );
  const path = '/staff/product-imports/';
  const sent = await callApi(apiUrl, 'POST', path, { token, body, headers, limitMs });
  const { data } = jsonOf(sent) as { data?: { id: number } };
  if (!data) throw new Error(`The list of prices was refused: ${sent?.text ?? 'no answer'}`);
  const own = `${path}${data.id}/`;
  const wait = async (wanted: string) => {
    for (;;) {
      const reply = await callApi(apiUrl, 'GET', own, { token, limitMs });
      const { status, note } = jsonOf(reply)['data'] as { status: string; note: string };
      if (status === wanted) return;
      if (status === 'failed') throw new Error(`The import failed: ${note}`);
      await sleep(askAgainMs);
    }
  };
  await wait('checked');
  const applied = await callApi(apiUrl, 'POST', `${own}apply/`, { token, limitMs, body: {} });
  if (applied?.status !== 200) throw new Error(`The import was refused: ${applied?.text ?? ''}`);
  await wait('applied');
  return performance.now() - begun;
}
