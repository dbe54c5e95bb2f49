import { eq, sql } from 'drizzle-orm';
import type { ComboInput, NewCombo, StaffCombo } from '../../../contract/staff-combo.ts';
import { toPaise, toRupees } from '../../../contract/money.ts';
import { highestPrice, type StaffProduct } from '../../../contract/staff-product.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { comboItems, combos } from '../../db/schema/family.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { Transaction } from '../../db/client.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import { lockTaxonomyShared } from '../category/lock-taxonomy.ts';
import { sayRupees } from '../messages/say.ts';
import { announceProducts } from '../product/announce-products.ts';
import { blankProduct } from '../product/blank-product.ts';
import type { EditableRow } from '../product/editable-row.ts';
import { insertWanted } from '../product/insert-product.ts';
import { lockProduct, lockProducts } from '../product/lock-product.ts';
import { differences, wantedRow } from '../product/plan-change.ts';
import { bookStock } from '../product/product-rows.ts';
import { readStaffProduct } from '../product/read-staff-product.ts';
import { staleProduct } from '../product/stale-product.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { tellOfStock } from '../webhook/tell-webhooks.ts';
import { aboveItemsMrp, priceIsScheduled, readHoldingCombos } from './combo-terms.ts';
import { readComboState, readStaffCombo, type ComboState } from './read-combo.ts';

type Terms = Pick<ComboInput, 'items' | 'percent_off' | 'product_price'>;

/**
 * Makes a product a combo of others, or changes what it holds and costs. Throws 404 for an unknown
 * product, 400 with fields such as `items[1].product_id` for an item that is the product itself,
 * another combo or not published, or for a price above the MRP of the items, 409 if `version` is
 * outdated.
 */
export async function saveCombo(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  { version, ...terms }: ComboInput,
): Promise<{ data: StaffCombo; message: string }> {
  return withinTransaction(context, async (within, tx) => {
    const ids = terms.items.map(({ product_id: id }) => id);
    const locked = await lockProducts(tx, [...new Set([productId, ...ids])]);
    const product = locked.get(productId);
    if (!product) throw notFound('Product');
    if (version !== undefined && version !== product.version) {
      throw await staleProduct(within, product, version);
    }
    await writeCombo(within, caller, product, terms, locked);
    const data = await readStaffCombo(within, productId);
    if (!data) throw new Error('The combo was not written');
    return { data, message: 'Combo saved' };
  });
}

/**
 * Creates a product that is a combo of others, unpublished. Brand, category, tax and label are
 * those of the first item. Throws as `saveCombo`, and 400 with `sku` if the SKU is taken.
 */
export async function createCombo(
  context: ServiceContext,
  caller: CustomerCaller,
  { name, sku, ...terms }: NewCombo,
): Promise<StaffProduct> {
  return withinTransaction(context, async (within, tx) => {
    await lockTaxonomyShared(tx);
    const locked = await lockProducts(
      tx,
      terms.items.map(({ product_id: id }) => id),
    );
    const items = terms.items.flatMap(({ product_id: id }) => locked.get(id) ?? []);
    const [first] = items;
    if (!first) throw invalid({ 'items[0].product_id': ['Product not found'] });
    const allergens = [...new Set(items.map((item) => item.allergens).filter(Boolean))].join('; ');
    const copied: EditableRow = {
      ...blankProduct,
      brandId: first.brandId,
      formId: first.formId,
      categoryId: first.categoryId,
      // The terms are written below; a product needs a price before.
      price: first.price,
      basePrice: first.basePrice,
      stock: 0,
      hsn: first.hsn,
      gstRate: first.gstRate,
      netQuantity: terms.items.reduce((sum, { quantity }) => sum + quantity, 0),
      unit: 'pieces',
      isVeg:
        items.every(({ isVeg }) => isVeg) ||
        (items.some(({ isVeg }) => isVeg === false) ? false : null),
      origin: first.origin,
      importer: first.importer,
      manufacturer: first.manufacturer,
      fssaiNo: first.fssaiNo,
      allergens: allergens.slice(0, 1_000),
      isReturnable: items.some(({ isReturnable }) => isReturnable === false) ? false : null,
    };
    const wanted = wantedRow(copied, { name, sku });
    const effect = await insertWanted(within, caller, wanted, { searchWords: '' });
    const product = await lockProduct(tx, effect.before.id);
    await writeCombo(within, caller, product, terms, locked);
    return readStaffProduct(within, product.id);
  });
}

async function writeCombo(
  context: ServiceContext & { db: Transaction },
  caller: CustomerCaller,
  product: EditableRow,
  terms: Terms,
  locked: ReadonlyMap<number, EditableRow>,
): Promise<void> {
  const { db, now } = context;
  const { id } = product;
  const before = await readComboState(db, id);
  await checkItems(db, product, terms, locked, before);
  const percentOff = terms.percent_off === null ? null : Math.round(terms.percent_off * 100);
  const price = checkPrice(terms, percentOff, locked);
  await refuseScheduled(db, id, percentOff);
  if (!before && product.stock) {
    const entry = { change: -product.stock, reason: 'staff', note: 'Changed to a combo' } as const;
    await bookStock(context, caller, id, entry);
  }
  await db
    .insert(combos)
    .values({ productId: id, percentOff })
    .onConflictDoUpdate({ target: combos.productId, set: { percentOff } });
  await db.delete(comboItems).where(eq(comboItems.comboId, id));
  await db.insert(comboItems).values(
    terms.items.map((item, index) => ({
      comboId: id,
      productId: item.product_id,
      quantity: item.quantity,
      position: index + 1,
    })),
  );
  await db
    .update(products)
    .set({ ...price, version: sql`${products.version} + 1`, updatedAt: now() })
    .where(eq(products.id, id));
  await followItems(db);
  const after = await lockProduct(db, id);
  await writeAudit(context, caller, 'product.combo', `product:${id}`, {
    ...(before && { before: { combo: before } }),
    after: { combo: await readComboState(db, id) },
  });
  const { version: _version, ...changes } = differences(product, after);
  if (changes.stock !== undefined) await tellOfStock(context, [id]);
  await announceProducts(context, [
    { before: product, after: changes, isNew: false, isRegrouped: !before },
  ]);
}

/** Makes a copy of a combo a combo of the same items on the same terms; does nothing for others. */
export async function copyCombo(tx: Transaction, from: number, to: number): Promise<void> {
  const copied = await tx.execute(sql`
    insert into combos (product_id, percent_off)
    select ${to}::integer, percent_off from combos where product_id = ${from}`);
  if (copied.rowCount === 0) return;
  await tx.execute(sql`
    insert into combo_items (combo_id, product_id, quantity, position)
    select ${to}::integer, product_id, quantity, position from combo_items
    where combo_id = ${from}`);
  await followItems(tx);
}

/* The triggers that keep combos in step with their items run now, not at the commit. */
async function followItems(tx: Transaction): Promise<void> {
  const names = sql.raw('combo_follows_items, combo_follows_its_items, combo_follows_its_terms');
  await tx.execute(sql`set constraints ${names} immediate`);
  await tx.execute(sql`set constraints ${names} deferred`);
}

async function checkItems(
  db: Transaction,
  product: EditableRow,
  { items }: Terms,
  locked: ReadonlyMap<number, EditableRow>,
  before: ComboState | undefined,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from combos
    where product_id = any(${idArray(items.map((item) => item.product_id))})`);
  const others = new Set(rows.map((row) => row.id));
  const heldBefore = new Set(before?.items.map((item) => item.product_id));
  const faults: Record<string, string[]> = {};
  items.forEach(({ product_id: id }, index) => {
    const item = locked.get(id);
    const blame = (message: string) => {
      faults[`items[${index}].product_id`] = [message];
    };
    if (id === product.id) blame('A combo can’t contain itself');
    else if (!item) blame('Product not found');
    else if (others.has(id)) blame(`${item.name} is a combo. A combo can’t contain another combo.`);
    else if (!item.isOnSale && !heldBefore.has(id)) {
      blame(`${item.name} isn’t published. Publish it first.`);
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const [holder] = await readHoldingCombos(db, [product.id]);
  if (holder) {
    throw invalid({
      items: [`This product is part of ${holder.name}, so it can’t be a combo itself`],
    });
  }
}

/** Returns price and MRP in paise. Throws 400 for a price above the MRP of the items. */
function checkPrice(
  { items, product_price: price }: Terms,
  percentOff: number | null,
  locked: ReadonlyMap<number, EditableRow>,
): { price: number; basePrice: number } {
  const sum = (amount: (item: EditableRow) => number) =>
    items.reduce((total, { product_id: id, quantity }) => {
      const item = locked.get(id);
      return total + (item ? amount(item) * quantity : 0);
    }, 0);
  const basePrice = sum((item) => item.basePrice);
  if (basePrice > toPaise(highestPrice)) {
    throw invalid({
      items: [`The items together cost more than ${sayRupees(toPaise(highestPrice))}`],
    });
  }
  if (percentOff !== null) {
    const rest = sum((item) => item.price) * (10_000 - percentOff);
    return { basePrice, price: Math.max(1, Math.round(rest / 10_000)) };
  }
  const own = toPaise(price ?? 0);
  if (own > basePrice) throw invalid({ product_price: [aboveItemsMrp(basePrice)] });
  return { basePrice, price: own };
}

async function refuseScheduled(
  db: Transaction,
  productId: number,
  percentOff: number | null,
): Promise<void> {
  if (percentOff === null) return;
  const { rows } = await db.execute(sql`
    select 1 from price_schedules where product_id = ${productId} and ended_at is null limit 1`);
  if (rows.length > 0) {
    throw invalid({ percent_off: [priceIsScheduled] });
  }
}

/**
 * Makes a combo a product of its own: unpublished, without stock, at the price of the combo. Throws
 * 404 if it is no combo, 409 if `version` is outdated.
 */
export async function dissolveCombo(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  version: number | undefined,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const product = await lockProduct(tx, productId);
    const combo = await readComboState(tx, productId);
    if (!combo) throw notFound('Combo');
    if (version !== undefined && version !== product.version) {
      throw await staleProduct(within, product, version);
    }
    await tx.delete(combos).where(eq(combos.productId, productId));
    const after = { stock: 0, isOnSale: false };
    await tx
      .update(products)
      .set({ ...after, version: sql`${products.version} + 1`, updatedAt: context.now() })
      .where(eq(products.id, productId));
    await writeAudit(within, caller, 'product.combo', `product:${productId}`, {
      before: { combo, price: toRupees(product.price) },
      after: { combo: null },
    });
    await tellOfStock(within, [productId]);
    await announceProducts(within, [{ before: product, after, isNew: false, isRegrouped: true }]);
  });
}
