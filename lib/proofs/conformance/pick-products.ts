import { getProduct, listProducts } from '../../contract/product.ts';
import { buildRequest, type Suite } from './suite.ts';

export interface Picked {
  id: number;
  name: string;
  price: number;
  mrp: number;
  /** Undefined if the API does not say it. */
  gstRate: number | undefined;
  stock: number | null;
}

type Row = Record<string, unknown>;

const MOST_PAGES = 10;
const LEAST_STOCK = 6;
const WANTED = 3;
const LEAST_ORDER = 250;

/*
 * Reads answers without judging them: a wrong field of a product, which the checks of the catalogue
 * find, must not keep the checks of carts and orders from running.
 */
async function readRows({ send }: Suite): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { json } = await send(buildRequest(listProducts, { query: { page } }));
    const { data } = (json?.['data'] ?? {}) as { data?: unknown };
    if (Array.isArray(data)) rows.push(...(data as Row[]));
    if (page >= Number(json?.['total_pages'] ?? 0)) break;
  }
  return rows;
}

const toPicked = (row: Row): Picked[] => {
  const { id, name, product_price: price, base_price: mrp, available_stock_quantity: stock } = row;
  if (typeof id !== 'number' || typeof price !== 'number' || typeof mrp !== 'number') return [];
  const counted = typeof stock === 'number' ? stock : null;
  return [{ id, name: String(name), price, mrp, gstRate: undefined, stock: counted }];
};

/** Products for the carts of the suite, and the one of which the fewest pieces are left. */
export async function pickProducts(
  suite: Suite,
): Promise<{ ordinary: Picked[]; scarce: Picked | undefined }> {
  const all = (await readRows(suite)).flatMap(toPicked);
  const hasMany = ({ stock }: Picked) => stock === null || stock >= LEAST_STOCK;
  const scarce = all
    .filter(({ stock, price }) => (stock ?? 0) * price >= LEAST_ORDER)
    .sort((a, b) => (a.stock ?? 0) - (b.stock ?? 0));
  return {
    ordinary: await firstFree(suite, all.filter(hasMany), WANTED),
    scarce: (await firstFree(suite, scarce, 1))[0],
  };
}

/** Leaves out products that only members may buy yet, and reads the GST rate. */
async function firstFree({ send }: Suite, list: Picked[], wanted: number): Promise<Picked[]> {
  const found: Picked[] = [];
  for (const one of list) {
    if (found.length === wanted) break;
    const { json } = await send(buildRequest(getProduct, { params: { id: one.id } }));
    const { members_until: until, gst_rate: rate } = (json?.['data'] ?? {}) as Row;
    if (typeof until === 'string' && Date.parse(until) > Date.now()) continue;
    found.push({ ...one, gstRate: typeof rate === 'number' ? rate : undefined });
  }
  return found;
}
