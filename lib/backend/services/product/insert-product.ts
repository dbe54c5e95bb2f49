import type { NewProduct, StaffProduct } from '../../../contract/staff-product.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { lockTaxonomyShared } from '../category/lock-taxonomy.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { announceProducts } from './announce-products.ts';
import { blankProduct } from './blank-product.ts';
import type { ProductEffect } from './change-effects.ts';
import { checkReferences } from './check-references.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { completeRow, wantedRow } from './plan-change.ts';
import { bookStock, insertRow } from './product-rows.ts';
import { readNames } from './read-names.ts';
import { readStaffProduct } from './read-staff-product.ts';

/**
 * Writes a new product with its stock and audit entry. Must run in a transaction; the caller must
 * pass the result to `announceProducts`, together with all other effects, before the transaction
 * ends. Throws 400 with the field for invalid values.
 */
async function insertProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  input: NewProduct & { is_on_sale?: boolean | undefined },
): Promise<ProductEffect> {
  return insertWanted(context, caller, wantedRow(blankProduct, input), {
    searchWords: input.search_words ?? '',
  });
}

/** The same for a complete row. */
export async function insertWanted(
  context: ServiceContext,
  caller: CustomerCaller,
  wanted: EditableRow,
  { searchWords, copyOf }: { searchWords: string; copyOf?: number },
): Promise<ProductEffect> {
  const names = await readNames(context.db, [wanted]);
  await checkReferences(context.db, blankProduct, wanted, names);
  const row = completeRow(blankProduct, wanted, names, searchWords);
  const id = await insertRow(context, row);
  if (row.stock) {
    await bookStock(context, caller, id, { change: row.stock, reason: 'opening' });
  }
  await writeAudit(context, caller, 'product.create', `product:${id}`, {
    after: {
      ...Object.fromEntries(filledNames(row).map((name) => [name, row[name]])),
      ...(copyOf !== undefined && { copyOf }),
    },
  });
  return { before: { ...row, id }, after: {}, isNew: true };
}

/** Returns the fields of a new product that differ from their defaults. */
export const filledNames = (row: EditableRow) =>
  (Object.keys(fieldNames) as (keyof EditableRow)[]).filter(
    (name) => JSON.stringify(row[name]) !== JSON.stringify(blankProduct[name]),
  );

/**
 * Creates a product, unpublished. Throws 400 with the field for invalid values, with `sku` if the
 * SKU is taken.
 */
export async function createProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  input: NewProduct,
): Promise<StaffProduct> {
  return withinTransaction(context, async (within, tx) => {
    await lockTaxonomyShared(tx);
    const effect = await insertProduct(within, caller, input);
    await announceProducts(within, [effect]);
    return readStaffProduct(within, effect.before.id);
  });
}
