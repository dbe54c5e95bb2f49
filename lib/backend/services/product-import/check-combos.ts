import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import {
  aboveItemsMrp,
  mrpAboveItems,
  mrpBelowCombos,
  readHoldingCombos,
} from '../combo/combo-terms.ts';
import { sayRupees } from '../messages/say.ts';
import { blame } from './check-families.ts';
import { splitCombo } from './family-cells.ts';
import { loadKnown, skuKey } from './load-known.ts';
import type { PlannedLine } from './plan-line.ts';
import type { ProductDraft } from './product-draft.ts';

/**
 * Checks the combos of a list, and those that hold a product whose MRP it lowers: each item is a
 * product of the shop or of the list, is no combo and published, and together they do not cost less
 * than the combo. Lines against it become faulty.
 */
export async function checkCombos(db: Queryable, lines: readonly PlannedLine[]): Promise<void> {
  const combos = lines.filter(({ wanted }) => wanted && wanted.comboOf !== '');
  const lowered = lines.filter(
    ({ known, wanted }) => known && wanted && wanted.basePrice < known.basePrice,
  );
  const holding = await readHoldingCombos(
    db,
    lowered.flatMap(({ known }) => known?.id ?? []),
  );
  if (combos.length + holding.length === 0) return;
  const knownCombos = await loadKnown(
    db,
    holding.map(({ sku }) => sku),
  );
  const listed = new Map(
    lines.flatMap(({ sku, wanted }) => (wanted ? [[skuKey(sku), wanted] as const] : [])),
  );
  const terms = [...combos.flatMap(({ wanted }) => wanted ?? []), ...knownCombos.values()];
  const stored = await loadKnown(
    db,
    terms.flatMap(({ comboOf }) => splitCombo(comboOf)).map(({ sku }) => sku),
  );
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
  const costly = [...knownCombos].flatMap(([key, known]) => {
    const combo = listed.get(key) ?? known;
    const price = Math.max(combo.price, known.plannedPrice ?? 0);
    const isCostly =
      combo.isOnSale && combo.percentOff === null && price > sumMrp(combo.comboOf, find);
    return isCostly ? [{ name: combo.name, price, items: splitCombo(combo.comboOf) }] : [];
  });
  for (const line of lowered) {
    const over = costly.filter(({ items }) =>
      items.some(({ sku }) => skuKey(sku) === skuKey(line.sku)),
    );
    if (over.length === 0 || !line.wanted) continue;
    const value = sayRupees(line.wanted.basePrice);
    blame(line, { column: 'MRP', value, message: mrpBelowCombos(over) });
  }
}

const sumMrp = (comboOf: string, find: (sku: string) => ProductDraft | undefined): number =>
  splitCombo(comboOf).reduce(
    (sum, { sku, quantity }) => sum + (find(sku)?.basePrice ?? 0) * quantity,
    0,
  );

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
  const before = known?.comboOf === wanted.comboOf ? known : undefined;
  const mrp = sumMrp(wanted.comboOf, find);
  const { price, basePrice } = wanted;
  if (price > mrp && price !== before?.price) {
    return { column: 'Price', value: sayRupees(price), message: aboveItemsMrp(mrp) };
  }
  if (basePrice > mrp && basePrice !== before?.basePrice) {
    return { column: 'MRP', value: sayRupees(basePrice), message: mrpAboveItems(mrp) };
  }
  return undefined;
}
