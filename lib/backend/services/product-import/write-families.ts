import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { comboItems, combos, families, familyMembers } from '../../db/schema/family.ts';
import { addJob } from '../../jobs/add-job.ts';
import { writeAudits } from '../staff/write-audit.ts';
import { familyKey, loadFamilies, newFamilyName, readOptions } from './check-families.ts';
import { splitCombo } from './family-cells.ts';
import { loadKnown, skuKey } from './load-known.ts';
import type { KnownProduct, ProductDraft } from './product-draft.ts';
import type { WrittenProduct } from './write-products.ts';

/** Whether a product joins a family, leaves it or becomes another size, or its combo changes. */
export const isRegrouped = (known: KnownProduct | undefined, wanted: ProductDraft): boolean =>
  hasOtherCombo({ known, wanted }) ||
  (['family', 'option1', 'option2'] as const).some((key) => (known?.[key] ?? '') !== wanted[key]);

const hasOtherCombo = ({ known, wanted }: Pick<WrittenProduct, 'known' | 'wanted'>): boolean =>
  (known?.comboOf ?? '') !== wanted.comboOf || (known?.percentOff ?? null) !== wanted.percentOff;

/** Rows of one statement: within the limit of parameters. */
const rowsAtOnce = 5_000;

/**
 * Writes the families of imported products that join one, leave it or become another size; a family
 * that nobody belongs to any more is deleted. Returns the products of all families that have
 * changed. The plan has been checked (`checkFamilies`).
 */
export async function writeFamilies(
  context: ServiceContext,
  caller: CustomerCaller,
  written: readonly WrittenProduct[],
): Promise<number[]> {
  const { db } = context;
  const moved = written.filter(({ known, wanted }) =>
    (['family', 'option1', 'option2'] as const).some((key) => (known?.[key] ?? '') !== wanted[key]),
  );
  if (moved.length === 0) return [];
  const { rows: left } = await db.execute<{ id: number }>(sql`
    delete from family_members where product_id = any(${idArray(moved.map(({ id }) => id))})
    returning family_id as id`);
  const joining = moved.filter(({ wanted }) => wanted.family !== '');
  const { families: known } = await loadFamilies(
    db,
    joining.map(({ wanted }) => wanted.family),
  );
  const idByKey = new Map([...known].map(([key, { id }]) => [key, id]));
  const groups = Map.groupBy(joining, ({ wanted }) => familyKey(wanted.family));
  const fresh = [...groups].filter(([key]) => !idByKey.has(key));
  for (let start = 0; start < fresh.length; start += rowsAtOnce) {
    const part = fresh.slice(start, start + rowsAtOnce);
    const made = await db
      .insert(families)
      .values(
        part.map(([, [first]]) => ({
          name: newFamilyName(first?.wanted.family ?? ''),
          axes: first ? readOptions(first.wanted).map(({ axis }) => axis) : [],
        })),
      )
      .returning({ id: families.id });
    part.forEach(([key], index) => idByKey.set(key, made[index]?.id ?? 0));
  }
  const positions = await readPositions(context, [...idByKey.values()]);
  const rows = joining.map(({ id, wanted }) => {
    const familyId = idByKey.get(familyKey(wanted.family)) ?? 0;
    const position = (positions.get(familyId) ?? 0) + 1;
    positions.set(familyId, position);
    const options = readOptions(wanted).map(({ value }) => value);
    return { productId: id, familyId, options, position };
  });
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(familyMembers).values(rows.slice(start, start + rowsAtOnce));
  }
  const touched = [...new Set([...left.map(({ id }) => id), ...rows.map((row) => row.familyId)])];
  await db.execute(sql`
    update families set version = version + 1 where id = any(${idArray(touched)})`);
  await db.execute(sql`
    delete from families f where f.id = any(${idArray(touched)})
      and not exists (select from family_members m where m.family_id = f.id)`);
  const membersById = Map.groupBy(rows, ({ familyId }) => familyId);
  await writeAudits(
    context,
    caller,
    touched.map((id) => ({
      action: 'family.change',
      subject: `family:${id}`,
      after: {
        members: (membersById.get(id) ?? []).map(({ productId, options }) => ({
          productId,
          options,
        })),
      },
    })),
  );
  const { rows: members } = await db.execute<{ id: number }>(sql`
    select product_id as id from family_members where family_id = any(${idArray(touched)})`);
  return members.map(({ id }) => id);
}

async function readPositions(
  { db }: ServiceContext,
  familyIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; last: number }>(sql`
    select family_id as id, max(position)::integer as last from family_members
    where family_id = any(${idArray(familyIds)}) group by family_id`);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

/**
 * Writes what imported combos hold; a product whose cell was emptied is no combo any more. The plan
 * has been checked (`checkCombos`).
 */
export async function writeCombos(
  context: ServiceContext,
  caller: CustomerCaller,
  written: readonly WrittenProduct[],
): Promise<void> {
  const { db } = context;
  const changed = written.filter(hasOtherCombo);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await db.execute(sql`delete from combo_items where combo_id = any(${idArray(ids)})`);
  const made = changed.filter(({ wanted }) => wanted.comboOf !== '');
  const ended = changed.filter(({ wanted }) => wanted.comboOf === '');
  await db.execute(sql`
    delete from combos where product_id = any(${idArray(ended.map(({ id }) => id))})`);
  if (made.length > 0) {
    await db
      .insert(combos)
      .values(made.map(({ id, wanted: { percentOff } }) => ({ productId: id, percentOff })))
      .onConflictDoUpdate({
        target: combos.productId,
        set: { percentOff: sql`excluded.percent_off` },
      });
    const items = made.flatMap(({ id, wanted }) =>
      splitCombo(wanted.comboOf).map((item, index) => ({ id, ...item, position: index + 1 })),
    );
    const bySku = await loadKnown(
      db,
      items.map(({ sku }) => sku),
    );
    const rows = items.map(({ id, sku, quantity, position }) => {
      const item = bySku.get(skuKey(sku));
      if (!item) throw new Error(`The item ${sku} is gone`);
      return { comboId: id, productId: item.id, quantity, position };
    });
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await db.insert(comboItems).values(rows.slice(start, start + rowsAtOnce));
    }
  }
  await addJob(db, 'tell_stock', { productIds: ids });
  await writeAudits(
    context,
    caller,
    changed.map(({ id, known, wanted }) => ({
      action: 'product.combo',
      subject: `product:${id}`,
      before: { combo: known?.comboOf ?? '', percentOff: known?.percentOff ?? null },
      after: { combo: wanted.comboOf, percentOff: wanted.percentOff },
    })),
  );
}
