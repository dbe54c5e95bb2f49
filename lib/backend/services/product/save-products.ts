import type { GridFault, GridRow } from '../../../contract/staff-product-grid.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction, withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid, StoreError } from '../../errors.ts';
import { readPublishedCombos } from '../combo/combo-terms.ts';
import { announceProducts } from './announce-products.ts';
import type { ProductEffect } from './change-effects.ts';
import type { EditableRow } from './editable-row.ts';
import { lockProduct, lockProducts } from './lock-product.ts';
import { describeStale } from './stale-product.ts';
import { writeProduct } from './write-product.ts';

interface GridSave {
  rows: GridRow[];
  skip_faulty?: boolean | undefined;
  note?: string | undefined;
}

interface GridResult {
  saved_ids: number[];
  faults: GridFault[];
  unpublished_combos: string[];
}

/**
 * Changes many products in one transaction, each in a savepoint. If a row is refused, nothing is
 * saved and a 409 with the faults is thrown, unless `skip_faulty` is set.
 */
export async function saveProducts(
  context: ServiceContext,
  caller: CustomerCaller,
  { rows, skip_faulty, note }: GridSave,
): Promise<GridResult> {
  return withinTransaction(context, async (within, tx) => {
    const effects: ProductEffect[] = [];
    const result: GridResult = { saved_ids: [], faults: [], unpublished_combos: [] };
    await lockProducts(
      tx,
      rows.map(({ id }) => id),
    );
    const saveRows = async (some: readonly GridRow[]) => {
      const refused: GridRow[] = [];
      result.faults = [];
      for (const row of some) {
        try {
          const effect = await inTransaction(tx, (savepoint) =>
            saveRow({ ...context, db: savepoint }, caller, row, note),
          );
          if (effect) effects.push(effect);
          result.saved_ids.push(row.id);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          refused.push(row);
          result.faults.push(toGridFault(row.id, error));
        }
      }
      return refused;
    };
    // Again after the others: of a combo and its items, which must come first depends on the
    // values.
    await saveRows(await saveRows(rows.toSorted((one, other) => one.id - other.id)));
    const count = result.faults.length;
    if (count > 0 && !skip_faulty) {
      const what = count === 1 ? 'One product has an error' : `${count} products have errors`;
      throw conflict(`Nothing was saved. ${what}.`, { faults: result.faults });
    }
    await announceProducts(within, effects);
    result.unpublished_combos = await readPublishedCombos(
      tx,
      effects.flatMap(({ before, after }) => (after.isOnSale === false ? [before.id] : [])),
    );
    return result;
  });
}

async function saveRow(
  context: ServiceContext,
  caller: CustomerCaller,
  { id, version, stock_before, available_stock_quantity: stock, ...changes }: GridRow,
  note: string | undefined,
): Promise<ProductEffect | undefined> {
  const before = await lockProduct(context.db, id);
  if (version !== undefined && version !== before.version) {
    const { message } = await describeStale(context, before, version);
    throw conflict(message);
  }
  const moved =
    stock === undefined
      ? {}
      : { available_stock_quantity: movedStock(before, stock, stock_before) };
  return writeProduct(context, caller, before, { ...changes, ...moved }, note);
}

/**
 * The difference is booked, not the number, because orders may have reserved pieces concurrently.
 */
export function movedStock(
  { stock: now }: EditableRow,
  wanted: number | null,
  shown: number | null | undefined,
): number | null {
  if (wanted === null || now === null || shown === null || shown === undefined) return wanted;
  const next = now + wanted - shown;
  if (next < 0) {
    throw invalid({
      available_stock_quantity: [`Only ${now} left now. Check the quantity again.`],
    });
  }
  return next;
}

function toGridFault(id: number, { message, details }: StoreError): GridFault {
  const [field] = Object.keys(details.errors ?? {});
  return { id, field: field ?? null, message };
}
