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
  /** Why the stock is another: by hand, or by a file. */
  stockReason?: 'staff' | 'import';
}

/**
 * Writes what was said of a product, with what follows from it (address, words of the search, tags,
 * stock book) and a row of the audit; to be called in a transaction that holds the product's row.
 * 400 at the field where something does not fit. Undefined where all is as it was; otherwise the
 * caller passes what it gives on to `announceProducts`, before the transaction ends.
 */
export async function writeProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  before: EditableRow,
  said: SaidOfProduct,
  { stockReason = 'staff' }: WriteOptions = {},
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
    await bookStock(context, caller, before.id, { change, reason: stockReason });
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
