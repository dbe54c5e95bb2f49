import { sql } from 'drizzle-orm';
import type { FamilyInput } from '../../../contract/staff-family.ts';
import { maxPictures } from '../../../contract/staff-product-picture.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { invalid } from '../../errors.ts';
import { scheduleDeletion } from '../content/picture-use.ts';
import { writeAudits } from '../staff/write-audit.ts';

/** Gives new sizes the pictures of the product that they were copied from. */
export async function copyPictures(
  { db }: ServiceContext,
  from: number,
  to: readonly number[],
): Promise<void> {
  if (to.length === 0) return;
  await db.execute(sql`
    insert into product_images (product_id, position, path, alt)
    select made.id, i.position, i.path, '' from product_images i, unnest(${idArray(to)}) as made(id)
    where i.product_id = ${from}`);
  await db.execute(sql`
    update products set home_image = (
      select path from product_images where product_id = ${from} order by position limit 1)
    where id = any(${idArray(to)})`);
}

/**
 * Puts the chosen picture of each row first. Returns the products whose first picture has changed.
 * Throws 400 at the row for a picture that is neither of the family nor uploaded by staff.
 */
export async function showFirst(
  context: ServiceContext,
  caller: CustomerCaller,
  rows: FamilyInput['rows'],
  ids: readonly number[],
): Promise<number[]> {
  const { db } = context;
  const wanted = rows.flatMap(({ picture }, index) =>
    picture ? [{ index, id: ids[index] ?? 0, path: picture }] : [],
  );
  if (wanted.length === 0) return [];
  const { rows: images } = await db.execute<{ id: number; path: string; alt: string }>(sql`
    select product_id as id, path, alt from product_images
    where product_id = any(${idArray(ids)}) order by product_id, position`);
  const { rows: files } = await db.execute<{ path: string }>(sql`
    select '/files/' || name as path from kept_files where sender_kind = 'staff'
      and '/files/' || name in (
        select jsonb_array_elements_text(${JSON.stringify(wanted.map(({ path }) => path))}::jsonb))`);
  const known = new Set([...images, ...files].map(({ path }) => path));
  const unknown = wanted.filter(({ path }) => !known.has(path));
  if (unknown.length > 0) {
    throw invalid(
      Object.fromEntries(
        unknown.map(({ index }) => [`rows[${index}].picture`, ['Choose another picture']]),
      ),
    );
  }
  const changed = wanted.filter(
    ({ id, path }) => images.find((image) => image.id === id)?.path !== path,
  );
  if (changed.length === 0) return [];
  const placed = changed.flatMap(({ id, path }) => {
    const own = images.filter((image) => image.id === id);
    const first = own.find((image) => image.path === path) ?? { id, path, alt: '' };
    return [first, ...own.filter((image) => image.path !== path)]
      .slice(0, maxPictures)
      .map((image, index) => ({ product_id: id, position: index + 1, ...image }));
  });
  const changedIds = idArray(changed.map(({ id }) => id));
  await db.execute(sql`delete from product_images where product_id = any(${changedIds})`);
  await db.execute(sql`
    insert into product_images (product_id, position, path, alt)
    select * from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as r(product_id integer, position integer, path text, alt text)`);
  await db.execute(sql`
    update products p set version = p.version + 1, home_image = (
      select path from product_images where product_id = p.id order by position limit 1)
    where p.id = any(${changedIds})`);
  const kept = new Set(placed.map(({ product_id: id, path }) => `${id} ${path}`));
  const dropped = images.filter(
    ({ id, path }) => changed.some((one) => one.id === id) && !kept.has(`${id} ${path}`),
  );
  await scheduleDeletion(
    context,
    dropped.map(({ path }) => path),
  );
  await writeAudits(
    context,
    caller,
    changed.map(({ id, path }) => ({
      action: 'product.pictures',
      subject: `product:${id}`,
      before: { first: images.find((image) => image.id === id)?.path ?? null },
      after: { first: path },
    })),
  );
  return changed.map(({ id }) => id);
}
