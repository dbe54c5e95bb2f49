import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { aboveItemsMrp, mrpAboveItems } from '../combo/combo-terms.ts';
import { sayRupees } from '../messages/say.ts';
import { blame } from './check-families.ts';
import { splitCombo } from './family-cells.ts';
import { loadKnown, skuKey } from './load-known.ts';
import type { PlannedLine } from './plan-line.ts';
import type { ProductDraft } from './product-draft.ts';

/**
 * Checks the combos of a list: each item is a product of the shop or of the list, is no combo and
 * published, and together they do not cost less than the combo. Lines against it become faulty.
 */
export async function checkCombos(db: Queryable, lines: readonly PlannedLine[]): Promise<void> {
  const combos = lines.filter(({ wanted }) => wanted && wanted.comboOf !== '');
  if (combos.length === 0) return;
  const listed = new Map(
    lines.flatMap(({ sku, wanted }) => (wanted ? [[skuKey(sku), wanted] as const] : [])),
  );
  const skus = combos.flatMap(({ wanted }) =>
    splitCombo(wanted?.comboOf ?? '').map(({ sku }) => sku),
  );
  const stored = await loadKnown(db, skus);
  const find = (sku: string): ProductDraft | undefined => {
    const known = stored.get(skuKey(sku));
    return listed.get(skuKey(sku)) ?? (known?.isOurs ? known : undefined);
  };
  const holders = await readHolders(db, combos);
  for (const line of combos) {
    const message = findComboFault(line, find, holders);
    if (message) {
      blame(line, { column: 'Combo of', value: line.wanted?.comboOf ?? '', message });
      continue;
    }
    const fault = findPriceFault(line, find);
    if (fault) blame(line, fault);
  }
}

/** Returns combos that hold one of these products, by product id. */
async function readHolders(
  db: Queryable,
  combos: readonly PlannedLine[],
): Promise<Map<number, string>> {
  const ids = combos.flatMap(({ known }) => known?.id ?? []);
  const { rows } = await db.execute<{ id: number; sku: string }>(sql`
    select i.product_id as id, min(p.sku) as sku from combo_items i
      join products p on p.id = i.combo_id
    where i.product_id = any(${idArray(ids)}) group by i.product_id`);
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

function findComboFault(
  { sku: own, known, wanted }: PlannedLine,
  find: (sku: string) => ProductDraft | undefined,
  holders: ReadonlyMap<number, string>,
): string | undefined {
  const comboOf = wanted?.comboOf ?? '';
  const isSame = known?.comboOf === comboOf;
  const holder = known && holders.get(known.id);
  if (holder) return `${own} is part of the combo ${holder}, so it can’t be a combo itself`;
  for (const { sku } of splitCombo(comboOf)) {
    const item = find(sku);
    if (skuKey(sku) === skuKey(own)) return 'A combo can’t contain itself';
    if (!item) return `No product has the SKU “${sku}”`;
    if (item.comboOf !== '') return `${sku} is a combo. A combo can’t contain another combo.`;
    const isNewlyOnSale = wanted?.isOnSale && !known?.isOnSale;
    if (!item.isOnSale && (!isSame || isNewlyOnSale)) {
      return `${sku} isn’t published. Publish it first.`;
    }
  }
  return undefined;
}

function findPriceFault(
  { known, wanted }: PlannedLine,
  find: (sku: string) => ProductDraft | undefined,
): { column: string; value: string; message: string } | undefined {
  if (!wanted || wanted.percentOff !== null) return undefined;
  const isKnown = known?.comboOf === wanted.comboOf;
  if (isKnown && known.price === wanted.price && known.basePrice === wanted.basePrice) {
    return undefined;
  }
  const mrp = splitCombo(wanted.comboOf).reduce(
    (sum, { sku, quantity }) => sum + (find(sku)?.basePrice ?? 0) * quantity,
    0,
  );
  const { price, basePrice } = wanted;
  if (price > mrp) {
    return { column: 'Price', value: sayRupees(price), message: aboveItemsMrp(mrp) };
  }
  if (basePrice > mrp) {
    return { column: 'MRP', value: sayRupees(basePrice), message: mrpAboveItems(mrp) };
  }
  return undefined;
}
