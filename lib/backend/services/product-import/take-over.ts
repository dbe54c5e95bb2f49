import { isDeepStrictEqual } from 'node:util';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { productImports, type ProductImportRow } from '../../db/schema/product-import.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { lockTaxonomy } from '../category/lock-taxonomy.ts';
import { lockCombos } from '../product/lock-product.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { announceImport } from './announce-import.ts';
import { settle, tellProgress } from './import-row.ts';
import type { CheckedLine } from './is-as-checked.ts';
import { createNames, withCreatedIds } from './create-names.ts';
import { holdPictures } from './fetch-pictures.ts';
import type { PlannedLine } from './plan-line.ts';
import type { TablePlan } from './plan-table.ts';
import { settleStock } from './settle-stock.ts';
import { loadNameIndexes, type CellContext } from './name-indexes.ts';
import { writeCombos, writeFamilies } from './write-families.ts';
import { writeProducts, type ProductRequest, type WrittenProduct } from './write-products.ts';

const linesAtOnce = 500;

/** Optimistic locking: the catalogue has changed since the check. */
export class CatalogueMoved extends Error {}

/**
 * Writes a plan in one transaction, all or nothing, and sets the import to `applied`. Throws
 * `CatalogueMoved` if a product, brand, form, tag or category has changed since the plan was made.
 */
export async function takeOver(
  context: ServiceContext,
  row: ProductImportRow,
  { lines, loaded, nameIndexes: planned, creates }: TablePlan,
  checked: ReadonlyMap<number, CheckedLine>,
): Promise<void> {
  const wanted = lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const idle = lines.length - wanted.length;
  await withinTransaction(context, async (within, tx) => {
    await lockTaxonomy(tx);
    if ((await readStatus(tx, row.id)) !== 'applying') return;
    if (!isDeepStrictEqual(await loadNameIndexes(tx), loaded)) throw new CatalogueMoved();
    if (!(await holdPictures(within, fetchedNames(wanted, planned.pictures)))) {
      throw new CatalogueMoved();
    }
    const nameIndexes = await createNames(within, byOf(row.staffId), creates);
    const stockById = await holdProducts(within, wanted);
    const written: WrittenProduct[] = [];
    for (let start = 0; start < wanted.length; start += linesAtOnce) {
      const part = wanted
        .slice(start, start + linesAtOnce)
        .map((line) => toRequest(line, stockById, checked))
        .map((request) => ({
          ...request,
          wanted: withCreatedIds(request.wanted, planned, nameIndexes),
        }));
      written.push(...(await writeProducts(within, row.staffId, part, nameIndexes)));
      // Outside the transaction, so that the progress is visible.
      await tellProgress(context, row.id, { done: idle + written.length });
    }
    const siblings = await writeFamilies(within, byOf(row.staffId), written);
    await writeCombos(within, byOf(row.staffId), written);
    await endRunningPrices(within, written);
    await writeAudit(within, byOf(row.staffId), 'product.import', `product_import:${row.id}`, {
      after: {
        file: row.fileName,
        new: countNew(written),
        changed: written.length - countNew(written),
        ...(row.skipFaulty && row.faultyCount > 0 && { left_out: row.faultyCount }),
      },
    });
    if (written.length > 0) await announceImport(within, written, siblings);
    await settle(within, row.id, {
      status: 'applied',
      note: '',
      // Kept for the lines that stayed out, until the import is deleted.
      file: row.skipFaulty && row.faultyCount > 0 ? row.file : null,
      done: lines.length,
      appliedAt: context.now(),
    });
  });
}

/** File names of fetched pictures that the lines show. */
function fetchedNames(lines: readonly PlannedLine[], pictures: CellContext['pictures']): string[] {
  const fetched = new Set([...pictures.values()].map((one) => ('path' in one ? one.path : '')));
  const paths = lines.flatMap(({ wanted }) => wanted?.images ?? []);
  return [...new Set(paths.filter((path) => fetched.has(path)))].map((path) =>
    path.slice('/files/'.length),
  );
}

/*
 * Not locked, because `tellProgress` updates this row outside the open transaction and would wait
 * for the lock.
 */
async function readStatus(tx: Transaction, id: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ status: productImports.status })
    .from(productImports)
    .where(eq(productImports.id, id));
  return row?.status;
}

/**
 * Locks the existing products as `lockProducts` does; returns the stock of each. `CatalogueMoved`
 * if a version has changed.
 */
async function holdProducts(
  { db }: ServiceContext,
  lines: readonly PlannedLine[],
): Promise<Map<number, number | null>> {
  const versionsById = new Map(
    lines.flatMap(({ known }) => (known ? [[known.id, known.version]] : [])),
  );
  const ids = [...versionsById.keys()];
  const lock = async (which: SQL) => {
    const { rows } = await db.execute<{ id: number; version: number; stock: number | null }>(sql`
      select id, version, stock from products
      where id = any(${idArray(ids)}) and ${which} order by id for no key update`);
    return rows;
  };
  const isCombo = sql`exists (select from combos where product_id = products.id)`;
  const parts = await lock(sql`not ${isCombo}`);
  const rows = (await lockCombos(db, ids)) ? [...parts, ...(await lock(isCombo))] : parts;
  if (
    rows.length < versionsById.size ||
    rows.some(({ id, version }) => version !== versionsById.get(id))
  ) {
    throw new CatalogueMoved();
  }
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

function toRequest(
  { line, sku, known, wanted }: PlannedLine,
  stockById: ReadonlyMap<number, number | null>,
  checked: ReadonlyMap<number, CheckedLine>,
): ProductRequest {
  if (!wanted) throw new Error(`Line ${line} can’t be imported`);
  const isCombo = wanted.comboOf !== '';
  if (!known) return { sku, known, wanted: isCombo ? { ...wanted, stock: null } : wanted };
  const stockNow = stockById.get(known.id) ?? null;
  const changes = isCombo ? [] : (checked.get(line)?.changes ?? []);
  const stock = settleStock(changes, stockNow);
  return { sku, known: { ...known, stock: stockNow }, wanted: { ...wanted, stock } };
}

const countNew = (written: readonly WrittenProduct[]) =>
  written.filter(({ known }) => !known).length;

const byOf = (customerId: number) => ({
  kind: 'customer' as const,
  customerId,
  isStaff: true,
  isSuperuser: false,
  areas: [],
  tokenHash: '',
});

/**
 * Ends running price schedules of products whose price the import has changed; the previous price
 * is not restored.
 */
async function endRunningPrices(
  { db, now }: ServiceContext,
  written: readonly WrittenProduct[],
): Promise<void> {
  const ids = written
    .filter(({ known, record }) => known && known.price !== record.price)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await db.execute(sql`
    update price_schedules set ended_at = ${now().toISOString()}::timestamptz
    where started_at is not null and ended_at is null
      and product_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`);
}
