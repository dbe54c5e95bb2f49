import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { skuSpellings } from '../meaning/sku.ts';

const readSku = namedStatement<{ id: number }>(
  'products_of_sku',
  sql`select id from products where lower(sku) = any(${sql.placeholder('spellings')}::text[])`,
);

/** Returns the ids of the products with this SKU, written with or without hyphen. */
export async function findSku({ db }: ServiceContext, sku: string): Promise<number[]> {
  const rows = await readSku(db, { spellings: skuSpellings(sku) });
  return rows.map(({ id }) => id);
}
