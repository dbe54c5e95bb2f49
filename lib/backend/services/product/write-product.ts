import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { endRunningPrice } from '../price-schedule/end-running-price.ts';
import { requirePriceLimit } from '../price-schedule/require-room-for-prices.ts';
import { writeAudit } from '../staff/write-audit.ts';
import type { ProductEffect } from './change-effects.ts';
import { checkReferences } from './check-references.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { completeRow, differences, wantedRow, type SaidOfProduct } from './plan-change.ts';
import { readNames } from './read-names.ts';
import { bookStock, updateRow } from './product-rows.ts';

export interface WriteOptions {
  /** Reason in the stock movement. */
  stockReason?: 'staff' | 'import';
  /** Note of the stock movement. */
  note?: string | undefined;
}

/**
 * Writes a change of a product with its derived data (slug, search words, tags, stock movement) and
 * an audit entry. Must run in a transaction that holds the lock on the product's row. Returns
 * undefined if nothing changes; otherwise the caller must pass the result to `announceProducts`
 * before the transaction ends. Throws 400 with the field for invalid values.
 */
export async function writeProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  before: EditableRow,
  said: SaidOfProduct,
  { stockReason = 'staff', note }: WriteOptions = {},
): Promise<ProductEffect | undefined> {
  const { db } = context;
  const wanted = wantedRow(before, said);
  const names = await readNames(db, [before, wanted]);
  await checkReferences(db, before, wanted, names);
  const after = differences(before, completeRow(before, wanted, names, said.search_words));
  if (Object.keys(after).length === 0) return undefined;
  if (after.price !== undefined) await endRunningPrice(context, before.id);
  if (after.basePrice !== undefined) {
    await requirePriceLimit(context, before.id, after.basePrice);
  }
  await updateRow(context, before.id, after);
  if (after.stock !== undefined) {
    const change = (after.stock ?? 0) - (before.stock ?? 0);
    await bookStock(context, caller, before.id, {
      change,
      reason: stockReason,
      ...(note && { note }),
    });
  }
  const byHand = (Object.keys(after) as (keyof EditableRow)[]).filter(
    (name) => fieldNames[name] !== undefined,
  );
  const isFoundOtherwise = said.search_words !== undefined && after.searchText !== undefined;
  const audited = isFoundOtherwise ? [...byHand, 'searchText' as const] : byHand;
  await writeAudit(context, caller, {
    action: 'product.change',
    subject: `product:${before.id}`,
    before: Object.fromEntries(audited.map((name) => [name, before[name]])),
    after: Object.fromEntries(audited.map((name) => [name, after[name]])),
  });
  return { before, after, isNew: false };
}
