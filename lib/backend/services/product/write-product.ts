import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { readComboTerms, refuseAgainstItems, refuseBelowCombos } from '../combo/combo-terms.ts';
import { isLowered, type ProductEffect } from './change-effects.ts';
import { checkReferences } from './check-references.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { completeRow, differences, wantedRow, type ProductChangeInput } from './plan-change.ts';
import { readNames } from './read-names.ts';
import { bookStock, updateRow } from './product-rows.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { priceSchedules } from '../../db/schema/price-schedule.ts';
import { invalid } from '../../errors.ts';

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
  input: ProductChangeInput,
  stockNote?: string,
): Promise<ProductEffect | undefined> {
  const { db } = context;
  const wanted = wantedRow(before, input);
  const names = await readNames(db, [before, wanted]);
  await checkReferences(db, before, wanted, names);
  const after = differences(before, completeRow(before, wanted, names, input.search_words));
  if (Object.keys(after).length === 0) return undefined;
  if (comboFields.some((name) => after[name] !== undefined)) {
    const terms = (await readComboTerms(db, [before.id])).get(before.id);
    if (terms) refuseAgainstItems(terms, after);
  }
  if (after.price !== undefined) await endRunningPrice(context, before.id);
  if (after.basePrice !== undefined) {
    await requirePriceLimit(context, before.id, after.basePrice);
  }
  await updateRow(context, before.id, after);
  if (isLowered({ before, after })) {
    await refuseBelowCombos(db, new Map([[before.id, 'base_price']]));
  }
  if (after.stock !== undefined) {
    const change = (after.stock ?? 0) - (before.stock ?? 0);
    await bookStock(context, caller, before.id, {
      change,
      reason: 'staff',
      ...(stockNote && { note: stockNote }),
    });
  }
  const byHand = (Object.keys(after) as (keyof EditableRow)[]).filter(
    (name) => fieldNames[name] !== undefined,
  );
  const isFoundOtherwise = input.search_words !== undefined && after.searchText !== undefined;
  const audited = isFoundOtherwise ? [...byHand, 'searchText' as const] : byHand;
  await writeAudit(context, caller, 'product.change', `product:${before.id}`, {
    before: Object.fromEntries(audited.map((name) => [name, before[name]])),
    after: Object.fromEntries(audited.map((name) => [name, after[name]])),
  });
  return { before, after, isNew: false };
}

const comboFields = ['stock', 'price', 'basePrice', 'isOnSale'] as const;

/**
 * Ends the running schedule without restoring the previous price. Must be called when staff set a
 * price manually.
 */
async function endRunningPrice({ db, now }: ServiceContext, productId: number): Promise<void> {
  await db
    .update(priceSchedules)
    .set({ endedAt: now() })
    .where(
      and(
        eq(priceSchedules.productId, productId),
        isNotNull(priceSchedules.startedAt),
        isNull(priceSchedules.endedAt),
      ),
    );
}

/**
 * Throws 400 if a planned price, or a price restored at the end of a schedule, is above this MRP
 * (paise).
 */
async function requirePriceLimit(
  { db }: ServiceContext,
  productId: number,
  basePrice: number,
): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from price_schedules
    where product_id = ${productId} and ended_at is null
      and greatest(price, price_before) > ${basePrice} limit 1`);
  if (rows.length > 0) throw invalid({ base_price: ['A scheduled price is above this MRP'] });
}
