import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import { idArray } from '../is-listed.ts';
import { changePictures, type Pictures } from './change-pictures.ts';

/**
 * Puts the pictures of a product into this order. 404 for an unknown product, 409 where they are
 * others by now than those that were put in order.
 */
export async function orderPictures(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  ids: readonly number[],
): Promise<Pictures> {
  return changePictures(context, caller, productId, async ({ db }, before) => {
    const there = new Set(before.map(({ id }) => id));
    const each = new Set(ids);
    if (each.size !== ids.length || each.size !== there.size || !ids.every((id) => there.has(id))) {
      throw conflict('The pictures have changed meanwhile', { data: before });
    }
    // No two may stand in one place, not even for the length of a statement.
    await db.execute(sql`
      update product_images set position = -position where product_id = ${productId}`);
    await db.execute(sql`
      update product_images i set position = wanted.place
      from unnest(${idArray(ids)}) with ordinality as wanted(id, place)
      where i.id = wanted.id and i.product_id = ${productId}`);
  });
}
