import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import { idArray } from '../../../db/id-array.ts';
import { changePictures, type Pictures } from './change-pictures.ts';

/**
 * Reorders the pictures of a product. Throws 404 for an unknown product, 409 if the pictures have
 * changed meanwhile.
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
    // Positions are unique, and PostgreSQL checks this per row: so they are negated first.
    await db.execute(sql`
      update product_images set position = -position where product_id = ${productId}`);
    await db.execute(sql`
      update product_images i set position = wanted.place
      from unnest(${idArray(ids)}) with ordinality as wanted(id, place)
      where i.id = wanted.id and i.product_id = ${productId}`);
  });
}
