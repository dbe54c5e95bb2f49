import { cutText } from '../../../contract/cut-text.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { longestName, longestSku, type StaffProduct } from '../../../contract/staff-product.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { lockTaxonomyShared } from '../category/lock-taxonomy.ts';
import { copyCombo } from '../combo/save-combo.ts';
import { announceProducts } from './announce-products.ts';
import { insertWanted } from './insert-product.ts';
import { lockProduct } from './lock-product.ts';
import { searchFacts, readNames } from './read-names.ts';
import { readStaffProduct } from './read-staff-product.ts';
import { furtherWordsOf } from '../../search/engine.ts';

const maxCopies = 100;

/**
 * Copies a product: texts, prices, tags, related products, the items of a combo and the same
 * picture files. Name and SKU are marked as a copy; no stock, no barcode, unpublished, on no rail,
 * without lots, price schedules and dates. Throws 404 for an unknown product.
 */
export async function copyProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<StaffProduct> {
  return withinTransaction(context, async (within, tx) => {
    await lockTaxonomyShared(tx);
    const original = await lockProduct(tx, id);
    const copy = {
      ...original,
      id: 0,
      version: 1,
      sku: await freeSku(tx, original.sku),
      name: `${cutText(original.name, longestName - ending.length)}${ending}`,
      stock: 0,
      barcode: null,
      rail: null,
      railPosition: 0,
      isOnSale: false,
      publicFrom: null,
      membersUntil: null,
      replacementId: null,
    };
    const facts = searchFacts(original, await readNames(tx, [original]));
    const effect = await insertWanted(within, caller, copy, {
      searchWords: furtherWordsOf(original.searchText, facts),
      copyOf: id,
    });
    await copyPictures(tx, id, effect.before.id);
    await copyCombo(tx, id, effect.before.id);
    await announceProducts(within, [effect]);
    return readStaffProduct(within, effect.before.id);
  });
}

const ending = ' (copy)';

/** `CLV-1-COPY`, or the first free one of `CLV-1-COPY-2` and so on. */
async function freeSku(tx: Transaction, sku: string): Promise<string> {
  const wanted = Array.from({ length: maxCopies }, (_, index) => {
    const tail = index === 0 ? '-COPY' : `-COPY-${index + 1}`;
    return `${sku.slice(0, longestSku - tail.length)}${tail}`;
  });
  const rows = await tx
    .select({ sku: products.sku })
    .from(products)
    .where(inArray(products.sku, wanted));
  const taken = new Set(rows.map((row) => row.sku));
  return wanted.find((one) => !taken.has(one)) ?? wanted[0] ?? sku;
}

/**
 * Both products share the files; a file is deleted with its last reference (`drop_unused_picture`).
 */
async function copyPictures(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into product_images (product_id, position, path, alt)
    select ${to}::integer, position, path, alt from product_images where product_id = ${from}`);
  await tx
    .update(products)
    .set({
      homeImage: sql`(select path from product_images where product_id = ${to} order by position limit 1)`,
    })
    .where(eq(products.id, to));
}
