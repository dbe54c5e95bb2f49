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
  const wanted = wantedRow(blankProduct, said);
  const names = await readNames(context.db, [wanted]);
  await checkReferences(context.db, blankProduct, wanted, names);
  const row = completeRow(blankProduct, wanted, names, said.search_words ?? '');
  const id = await insertRow(context, row);
  if (row.stock) {
    await bookStock(context, caller, id, { change: row.stock, reason: 'opening' });
  }
  await writeAudit(context, caller, {
    action: 'product.create',
    subject: `product:${id}`,
    after: Object.fromEntries(saidNames(row).map((name) => [name, row[name]])),
  });
  return { before: { ...row, id }, after: {}, isNew: true };
}

const saidNames = (row: EditableRow) =>
  (Object.keys(fieldNames) as (keyof EditableRow)[]).filter(
    (name) => JSON.stringify(row[name]) !== JSON.stringify(blankProduct[name]),
  );
