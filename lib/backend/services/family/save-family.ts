import { sql } from 'drizzle-orm';
import type { FamilyInput, StaffFamily } from '../../../contract/staff-family.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { families, familyMembers } from '../../db/schema/family.ts';
import { sqlState } from '../../db/sql-state.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound, StoreError } from '../../errors.ts';
import { lockTaxonomyShared } from '../category/lock-taxonomy.ts';
import { sayUnpublishedCombos } from '../../../contract/staff-product-grid.ts';
import { readComboTerms, readPublishedCombos, refuseBelowCombos } from '../combo/combo-terms.ts';
import { overtaken } from '../content/records.ts';
import { announceProducts } from '../product/announce-products.ts';
import { blankProduct } from '../product/blank-product.ts';
import { isLowered, type ProductEffect } from '../product/change-effects.ts';
import { checkReferences } from '../product/check-references.ts';
import { lockProducts } from '../product/lock-product.ts';
import type { EditableRow } from '../product/editable-row.ts';
import { readNames } from '../product/read-names.ts';
import { describeStale } from '../product/stale-product.ts';
import { insertMany, updateMany, type ProductPlan } from '../product/write-many.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { noteFault, planExisting, planNew, tryRow } from './plan-rows.ts';
import { readStaffFamily, type FamilyState } from './read-family.ts';
import { copyPictures, showFirst } from './family-pictures.ts';

interface Membership extends Record<string, unknown>, FamilyState {
  productId: number;
  options: string[];
}

interface FamilyPlan {
  /** By the index of their row. */
  changed: Map<number, ProductPlan>;
  made: Map<number, EditableRow>;
}

/**
 * Saves the table of sizes of a product's family in one transaction: changes products, makes new
 * ones as copies of the first, joins and takes out others. Throws 404 for an unknown product, 400
 * with messages by row and field such as `rows[3].sku`, 409 if the family has changed since
 * `version`.
 */
export async function saveFamily(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  input: FamilyInput,
): Promise<{ data: StaffFamily; message: string }> {
  return withinTransaction(context, async (within, tx) => {
    await lockTaxonomyShared(tx);
    const rowIds = input.rows.flatMap(({ product_id: id }) => id ?? []);
    const locked = await lockProducts(tx, await withMembers(tx, [productId, ...rowIds], productId));
    const base = locked.get(productId);
    if (!base) throw notFound('Product');
    const memberships = await readMemberships(tx, [...locked.keys()]);
    const family = memberships.find((one) => one.productId === productId);
    await requireVersion(within, caller, family, input.version);
    const members = memberships.filter(({ id }) => id === family?.id);

    const plan = await planFamily(within, input, { base, family, locked, memberships });
    const { effects, ids } = await writeProducts(within, caller, input, plan, base);
    const lowered = [...plan.changed].filter(([, change]) => isLowered(change));
    await refuseBelowCombos(
      tx,
      new Map(lowered.map(([index, { before }]) => [before.id, `rows[${index}].base_price`])),
    );
    const familyId = await writeFamily(within, caller, input, { family, members, ids });
    const regrouped = new Set([...members.map((one) => one.productId), ...ids]);
    const touched = new Set(effects.map(({ before }) => before.id));
    const untouched = [...regrouped].flatMap((id): ProductEffect[] => {
      const before = familyId === undefined || touched.has(id) ? undefined : locked.get(id);
      return before ? [{ before, after: {}, isNew: false }] : [];
    });
    await announceProducts(
      within,
      [...effects, ...untouched].map((effect) => ({
        ...effect,
        ...(familyId !== undefined && regrouped.has(effect.before.id) && { isRegrouped: true }),
      })),
    );
    const unpublished = effects.flatMap(({ before, after }) =>
      after.isOnSale === false ? [before.id] : [],
    );
    const combos = await readPublishedCombos(tx, unpublished);
    return {
      data: await readStaffFamily(within, productId),
      message: ['Sizes saved', sayUnpublishedCombos(combos)].filter(Boolean).join('. '),
    };
  });
}

/** The ids with those of the members of the product's family. */
async function withMembers(tx: Transaction, ids: number[], productId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select other.product_id as id from family_members own
      join family_members other on other.family_id = own.family_id
    where own.product_id = ${productId}`);
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

async function readMemberships(
  tx: Transaction,
  productIds: readonly number[],
): Promise<Membership[]> {
  const { rows } = await tx.execute<Membership>(sql`
    select m.product_id as "productId", m.options, f.id, f.name, f.axes, f.version
    from family_members m join families f on f.id = m.family_id
    where m.product_id = any(${idArray(productIds)}) order by m.position, m.product_id`);
  return rows;
}

async function requireVersion(
  context: ServiceContext,
  caller: CustomerCaller,
  family: FamilyState | undefined,
  version: number | undefined,
): Promise<void> {
  if (family && family.version !== version) {
    throw await overtaken(context, caller, { subject: 'family' }, family);
  }
  if (!family && version !== undefined) {
    throw conflict(
      'This product is no longer in a family. Nothing was saved.',
      undefined,
      'version_conflict',
    );
  }
}

interface LockedFamily {
  base: EditableRow;
  family: Membership | undefined;
  locked: ReadonlyMap<number, EditableRow>;
  memberships: readonly Membership[];
}

async function planFamily(
  context: ServiceContext,
  { rows }: FamilyInput,
  { base, family, locked, memberships }: LockedFamily,
): Promise<FamilyPlan> {
  const { db } = context;
  const faults: Record<string, string[]> = {};
  const names = await readNames(db, [...locked.values()]);
  const terms = await readComboTerms(db, [...locked.keys()]);
  const familyOf = new Map(memberships.map((one) => [one.productId, one]));
  const baseOptions =
    rows.find(({ product_id: id }) => id === base.id)?.options ?? family?.options ?? [];
  const plan: FamilyPlan = { changed: new Map(), made: new Map() };
  for (const [index, row] of rows.entries()) {
    if (row.product_id === undefined) {
      const made = tryRow(faults, index, () => planNew(base, baseOptions, row, names));
      if (made) plan.made.set(index, made);
      continue;
    }
    const before = locked.get(row.product_id);
    const other = familyOf.get(row.product_id);
    if (!before) {
      faults[`rows[${index}]`] = ['Product not found'];
    } else if (other && other.id !== family?.id) {
      faults[`rows[${index}]`] = [
        `${before.name} is in the family “${other.name}”. Remove it from that family first.`,
      ];
    } else if (row.version !== undefined && row.version !== before.version) {
      const { message } = await describeStale(context, before, row.version);
      faults[`rows[${index}]`] = [message];
    } else {
      const planned = tryRow(faults, index, () =>
        planExisting(before, row, names, terms.get(before.id)),
      );
      if (planned) plan.changed.set(index, planned);
    }
  }
  await checkWanted(context, plan, { base, names, faults });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return plan;
}

interface Checked {
  base: EditableRow;
  names: Awaited<ReturnType<typeof readNames>>;
  faults: Record<string, string[]>;
}

/**
 * Notes references that are not there, SKUs that others have, and scheduled prices above an MRP.
 */
async function checkWanted(
  { db }: ServiceContext,
  { changed, made }: FamilyPlan,
  { base, names, faults }: Checked,
): Promise<void> {
  const check = async (index: number, before: EditableRow, wanted: EditableRow) => {
    try {
      await checkReferences(db, before, wanted, names);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      noteFault(faults, index, error);
    }
  };
  const { relatedIds } = base;
  for (const [index, wanted] of made) await check(index, { ...blankProduct, relatedIds }, wanted);
  for (const [index, { before, after }] of changed) {
    if (Object.keys(after).length > 0) await check(index, before, { ...before, ...after });
  }
  const wantedSkus = new Map<string, number>();
  for (const [index, { sku }] of made) wantedSkus.set(sku.toLowerCase(), index);
  for (const [index, { after }] of changed) {
    if (after.sku !== undefined) wantedSkus.set(after.sku.toLowerCase(), index);
  }
  if (wantedSkus.size > 0) {
    const { rows } = await db.execute<{ id: number; sku: string }>(sql`
      select id, lower(sku) as sku from products
      where lower(sku) in (
        select jsonb_array_elements_text(${JSON.stringify([...wantedSkus.keys()])}::jsonb))`);
    for (const { id, sku } of rows) {
      const index = wantedSkus.get(sku);
      if (index === undefined || changed.get(index)?.before.id === id) continue;
      faults[`rows[${index}].sku`] = ['A product with this SKU already exists'];
    }
  }
  const lowered = [...changed].filter(([, { after }]) => after.basePrice !== undefined);
  if (lowered.length === 0) return;
  const { rows } = await db.execute<{ id: number; price: number }>(sql`
    select product_id as id, max(greatest(price, price_before)) as price from price_schedules
    where ended_at is null
      and product_id = any(${idArray(lowered.map(([, { before }]) => before.id))})
    group by product_id`);
  for (const [index, { before, after }] of lowered) {
    const planned = rows.find(({ id }) => id === before.id)?.price ?? 0;
    if (planned > (after.basePrice ?? 0)) {
      faults[`rows[${index}].base_price`] = ['A scheduled price is above this MRP'];
    }
  }
}

interface Written {
  effects: ProductEffect[];
  /** Of all rows, in their order. */
  ids: number[];
}

async function writeProducts(
  context: ServiceContext,
  caller: CustomerCaller,
  { rows }: FamilyInput,
  { changed, made }: FamilyPlan,
  base: EditableRow,
): Promise<Written> {
  const write = async () => {
    const updates = await updateMany(context, caller, [...changed.values()]);
    return { updates, inserts: await insertMany(context, caller, [...made.values()], base.id) };
  };
  const { updates, inserts } = await write().catch((error: unknown) => {
    // Another transaction has just taken one of the SKUs.
    if (sqlState(error) === '23505') {
      throw conflict('A product with one of these SKUs already exists. Nothing was saved.');
    }
    throw error;
  });
  const madeIds = new Map([...made.keys()].map((index, at) => [index, inserts[at]?.before.id]));
  const ids = rows.map(({ product_id: id }, index) => id ?? madeIds.get(index) ?? 0);
  await copyPictures(
    context,
    base.id,
    inserts.map(({ before }) => before.id),
  );
  const pictured = new Set(await showFirst(context, caller, rows, ids));
  const written = new Set(updates.map(({ before }) => before.id));
  const onlyPictured = [...changed.values()]
    .filter(({ before }) => pictured.has(before.id) && !written.has(before.id))
    .map(({ before }) => ({ before, after: {}, isNew: false }));
  const effects = [...updates, ...onlyPictured, ...inserts].map((effect) =>
    pictured.has(effect.before.id) ? { ...effect, isRegrouped: true } : effect,
  );
  return { effects, ids };
}

interface FamilyWrite {
  family: FamilyState | undefined;
  members: readonly Membership[];
  /** Of all rows, in their order. */
  ids: readonly number[];
}

/** Writes the family with its members; returns its id, or undefined if it is as before. */
async function writeFamily(
  context: ServiceContext,
  caller: CustomerCaller,
  { name, axes, rows }: FamilyInput,
  { family, members, ids }: FamilyWrite,
): Promise<number | undefined> {
  const { db } = context;
  const before = family && {
    name: family.name,
    axes: family.axes,
    members: members.map(({ productId, options }) => ({ productId, options })),
  };
  const after = {
    name,
    axes,
    members: rows.map(({ options }, index) => ({ productId: ids[index] ?? 0, options })),
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const familyId = await putFamily(context, family?.id, { name, axes });
  await db.execute(sql`delete from family_members where family_id = ${familyId}`);
  await db
    .insert(familyMembers)
    .values(after.members.map((member, index) => ({ ...member, familyId, position: index + 1 })));
  await writeAudit(
    context,
    caller,
    family ? 'family.change' : 'family.create',
    `family:${familyId}`,
    { ...(before && { before }), after },
  );
  return familyId;
}

async function putFamily(
  { db }: ServiceContext,
  id: number | undefined,
  values: { name: string; axes: string[] },
): Promise<number> {
  const written = await (id === undefined
    ? db.insert(families).values(values).returning({ id: families.id })
    : db
        .update(families)
        .set({ ...values, version: sql`${families.version} + 1` })
        .where(sql`${families.id} = ${id}`)
        .returning({ id: families.id }));
  const [row] = written;
  if (!row) throw new Error('The family was not written');
  return row.id;
}

/**
 * Dissolves the family of a product; its products stay. Throws 404 if the product belongs to none,
 * 409 if the family has changed since `version`.
 */
export async function dissolveFamily(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  version: number | undefined,
): Promise<{ data: StaffFamily; message: string }> {
  return withinTransaction(context, async (within, tx) => {
    const locked = await lockProducts(tx, await withMembers(tx, [productId], productId));
    const members = await readMemberships(tx, [...locked.keys()]);
    const family = members.find((one) => one.productId === productId);
    if (!family) throw notFound('Family');
    if (version !== undefined) await requireVersion(within, caller, family, version);
    await tx.delete(families).where(sql`${families.id} = ${family.id}`);
    const { id, name, axes } = family;
    await writeAudit(within, caller, 'family.remove', `family:${id}`, {
      before: {
        name,
        axes,
        members: members.map(({ productId: member, options }) => ({ productId: member, options })),
      },
    });
    await announceProducts(
      within,
      [...locked.values()].map((before) => ({
        before,
        after: {},
        isNew: false,
        isRegrouped: true,
      })),
    );
    return { data: await readStaffFamily(within, productId), message: 'Sizes ungrouped' };
  });
}
