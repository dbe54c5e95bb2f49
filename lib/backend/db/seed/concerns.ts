import type { Transaction } from '../client.ts';
import { demoConcerns, demoVaidya } from '../demo/catalogue.ts';
import { concerns } from '../schema/concern.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, known, numbered } from './rows.ts';

/** Seeds the pages of concerns. */
export async function seedConcerns(
  tx: Transaction,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    concerns,
    numbered(demoConcerns).map(({ skus, ...concern }) => ({
      ...concern,
      signedBy: demoVaidya,
      productIds: skus.map((sku) => known(products, sku, 'product').id),
      updatedAt: now,
    })),
  );
}
