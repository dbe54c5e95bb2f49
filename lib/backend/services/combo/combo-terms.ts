import { sql } from 'drizzle-orm';
import { listNames } from '../../../contract/staff-product-grid.ts';
import { sayRupees } from '../messages/say.ts';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { invalid } from '../../errors.ts';
import type { EditableRow } from '../product/editable-row.ts';

/** Facts of a combo that depend on its items. */
export interface ComboTerms {
  /** In hundredths of a percent; null: a price of its own. */
  percentOff: number | null;
  /** Sum of the items at their MRP, in paise. */
  itemsMrp: number;
  /** Names of the items that are not published. */
  offSaleItems: string[];
}

/** Returns the terms of those products that are combos, by product id. */
export async function readComboTerms(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, ComboTerms>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<Record<string, unknown> & ComboTerms & { id: number }>(sql`
    select k.product_id as id, k.percent_off as "percentOff",
      sum(p.base_price * i.quantity)::float8 as "itemsMrp",
      coalesce(array_agg(p.name order by i.position) filter (where not p.is_on_sale), '{}')
        as "offSaleItems"
    from combos k join combo_items i on i.combo_id = k.product_id
      join products p on p.id = i.product_id
    where k.product_id = any(${idArray(productIds)})
    group by k.product_id`);
  return new Map(
    rows.map(({ id, percentOff, itemsMrp, offSaleItems }) => [
      id,
      { percentOff, itemsMrp, offSaleItems },
    ]),
  );
}

export const stockFollowsItems = 'A combo’s stock depends on its items';
export const priceIsScheduled = 'A price is scheduled for this product. Cancel it first.';
export const priceFollowsItems = (percentOff: number) =>
  `The price is set by the combo’s items: ${percentOff / 100}% off`;

/**
 * Throws 400 with the field if a change of a combo contradicts its items: a stock, a price where it
 * is a percentage off, a price or an MRP above theirs, or published while one of them is not.
 */
export function refuseAgainstItems(
  { percentOff, itemsMrp, offSaleItems }: ComboTerms,
  after: Partial<EditableRow>,
): void {
  if (after.stock !== undefined) {
    throw invalid({ available_stock_quantity: [stockFollowsItems] });
  }
  if (percentOff !== null && (after.price !== undefined || after.basePrice !== undefined)) {
    const field = after.price === undefined ? 'base_price' : 'product_price';
    throw invalid({ [field]: [priceFollowsItems(percentOff)] });
  }
  if (after.price !== undefined && after.price > itemsMrp) {
    throw invalid({ product_price: [aboveItemsMrp(itemsMrp)] });
  }
  if (after.basePrice !== undefined && after.basePrice > itemsMrp) {
    throw invalid({ base_price: [mrpAboveItems(itemsMrp)] });
  }
  if (after.isOnSale && offSaleItems.length > 0) {
    throw invalid({ is_on_sale: [`${sayUnpublished(offSaleItems)}. Publish it first.`] });
  }
}

export const aboveItemsMrp = (itemsMrp: number) =>
  `Price can’t be higher than the MRP of the items, ${sayRupees(itemsMrp)}`;

export const mrpAboveItems = (itemsMrp: number) =>
  `MRP can’t be higher than that of the items, ${sayRupees(itemsMrp)}`;

/**
 * Throws 400 with the given field of each item whose MRP, lowered in this transaction, is too low
 * for the price, now or scheduled, of a published combo. The trigger `combo_follows_items` would
 * lower that price at the commit, and not raise it again.
 */
export async function refuseBelowCombos(
  db: Queryable,
  lowered: ReadonlyMap<number, string>,
): Promise<void> {
  const ids = [...lowered.keys()];
  if (ids.length === 0) return;
  const { rows } = await db.execute<
    Record<string, unknown> & { name: string; price: number; itemIds: number[] }
  >(sql`
    select * from (
      select p.name, array_agg(i.product_id) as "itemIds", sum(o.base_price * i.quantity) as mrp,
        greatest(p.price, (
          select max(greatest(s.price, s.price_before)) from price_schedules s
          where s.product_id = p.id and s.ended_at is null)) as price
      from combos k join products p on p.id = k.product_id
        join combo_items i on i.combo_id = p.id join products o on o.id = i.product_id
      where k.percent_off is null and p.is_on_sale
        and p.id in (select combo_id from combo_items where product_id = any(${idArray(ids)}))
      group by p.id) one
    where price > mrp order by name`);
  const faults = [...lowered].flatMap(([id, field]): [string, string[]][] => {
    const combos = rows.filter(({ itemIds }) => itemIds.includes(id));
    return combos.length > 0 ? [[field, [mrpBelowCombos(combos)]]] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

export const mrpBelowCombos = (combos: readonly { name: string; price: number }[]) =>
  `Lower the price of these combos first, or they cost more than the MRP of their items: ${listNames(
    combos.map(({ name, price }) => `${name} (${sayRupees(price)})`),
  )}`;

const sayUnpublished = ([first = '', ...others]: readonly string[]) =>
  others.length === 0
    ? `${first} isn’t published`
    : `${first} and ${others.length} more ${others.length === 1 ? 'item' : 'items'} aren’t published`;

interface HoldingCombo {
  id: number;
  name: string;
  sku: string;
  isOnSale: boolean;
}

/** Returns the combos that hold any of these products. */
export async function readHoldingCombos(
  db: Queryable,
  productIds: readonly number[],
): Promise<HoldingCombo[]> {
  if (productIds.length === 0) return [];
  const { rows } = await db.execute<Record<string, unknown> & HoldingCombo>(sql`
    select p.id, p.name, p.sku, p.is_on_sale as "isOnSale" from products p
    where p.id in (
      select combo_id from combo_items where product_id = any(${idArray(productIds)}))
    order by p.name, p.id`);
  return rows;
}

/** Returns the names of published combos that hold any of these products. */
export const readPublishedCombos = async (
  db: Queryable,
  productIds: readonly number[],
): Promise<string[]> =>
  (await readHoldingCombos(db, productIds)).flatMap(({ name, isOnSale }) =>
    isOnSale ? [name] : [],
  );
