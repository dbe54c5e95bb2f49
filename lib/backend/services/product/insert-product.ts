import type { NewProduct } from '../../../contract/staff-product.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { blankProduct } from './blank-product.ts';
import type { ProductEffect } from './change-effects.ts';
import { checkReferences } from './check-references.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { completeRow, wantedRow } from './plan-change.ts';
import { bookStock, insertRow } from './product-rows.ts';
import { readNames } from './read-names.ts';

/**
 * Writes a new product with its stock and its row of the audit; to be called in a transaction. 400 at
 * the field that does not fit. The caller passes what it gives on to `announceProducts`, with all
 * others that it made, before the transaction ends.
 */
export async function insertProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  said: NewProduct & { is_on_sale?: boolean | undefined },
): Promise<ProductEffect> {
  return insertWanted(context, caller, wantedRow(blankProduct, said), {
    searchWords: said.search_words ?? '',
  });
}

interface InsertOptions {
  /** Further words that it is found by. */
  searchWords: string;
  /** The product that it was made from, where there is one. */
  copyOf?: number;
}

/** The same for a row that was put together already. */
export async function insertWanted(
  context: ServiceContext,
  caller: CustomerCaller,
  wanted: EditableRow,
  { searchWords, copyOf }: InsertOptions,
): Promise<ProductEffect> {
  const names = await readNames(context.db, [wanted]);
  await checkReferences(context.db, blankProduct, wanted, names);
  const row = completeRow(blankProduct, wanted, names, searchWords);
  const id = await insertRow(context, row);
  if (row.stock) {
    await bookStock(context, caller, id, { change: row.stock, reason: 'opening' });
  }
  await writeAudit(context, caller, {
    action: 'product.create',
    subject: `product:${id}`,
    after: {
      ...Object.fromEntries(saidNames(row).map((name) => [name, row[name]])),
      ...(copyOf !== undefined && { copyOf }),
    },
  });
  return { before: { ...row, id }, after: {}, isNew: true };
}

const saidNames = (row: EditableRow) =>
  (Object.keys(fieldNames) as (keyof EditableRow)[]).filter(
    (name) => JSON.stringify(row[name]) !== JSON.stringify(blankProduct[name]),
  );
