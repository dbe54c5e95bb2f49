import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { RailName, StaffRail } from '../../../contract/staff-rail.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { idArray } from '../../db/id-array.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { listStaffRails } from './list-staff-rails.ts';

interface LockedRow extends Record<string, unknown> {
  id: number;
  rail: RailName | null;
  position: number;
}

interface RailChange {
  productIds: readonly number[];
  /** The rail's products when the caller began to edit (optimistic locking). */
  knownIds: readonly number[];
}

/**
 * Sets the products of a rail and their order; products of other rails are removed there. 400 if
 * one is not sold on this site, 409 with all rails if the rail no longer contains `knownIds`.
 * Returns all rails.
 */
export async function setRail(
  context: ServiceContext,
  caller: CustomerCaller,
  rail: RailName,
  { productIds, knownIds }: RailChange,
): Promise<StaffRail[]> {
  return withinTransaction(context, async (within, tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('home rails'))`);
    const lockedRows = await holdProducts(tx, rail, productIds);
    const railsById = new Map(lockedRows.map((row) => [row.id, row.rail]));
    if (!productIds.every((id) => railsById.has(id))) {
      throw invalid({ product_ids: ['Product not found'] });
    }
    const before = lockedRows
      .filter((row) => row.rail === rail)
      .toSorted((one, other) => one.position - other.position || one.id - other.id)
      .map(({ id }) => id);
    if (before.join() !== knownIds.join()) {
      throw conflict(
        'Someone else has changed this carousel. Check it and try again.',
        { data: await listStaffRails(within) },
        'version_conflict',
      );
    }
    if (before.join() !== productIds.join()) {
      await writeRail(within, rail, productIds, before);
      const joined = productIds.filter((id) => railsById.get(id) !== rail);
      const left = before.filter((id) => !productIds.includes(id));
      for (const id of [...joined, ...left]) {
        await writeAudit(within, caller, 'product.change', `product:${id}`, {
          before: { rail: railsById.get(id) ?? null },
          after: { rail: joined.includes(id) ? rail : null },
        });
      }
      await writeAudit(within, caller, 'rail.change', `rail:${rail}`, {
        before: { products: before },
        after: { products: productIds },
      });
      await addJob(tx, 'revalidate', { tags: ['home'] });
    }
    return listStaffRails(within);
  });
}

/** Locks the current and the new products in order of id (no deadlock). */
async function holdProducts(
  tx: Transaction,
  rail: RailName,
  ids: readonly number[],
): Promise<LockedRow[]> {
  const { rows } = await tx.execute<LockedRow>(sql`
    select id, rail, rail_position as position from products
    where (rail = ${rail} or id = any(${idArray(ids)})) and ${companyId} = any(websites)
    order by id for no key update`);
  return rows;
}

/** Increases the version of products that join or leave, not of those that only change position. */
async function writeRail(
  { db, now }: ServiceContext,
  rail: RailName,
  ids: readonly number[],
  before: readonly number[],
): Promise<void> {
  const moment = sql`${now().toISOString()}::timestamptz`;
  await db.execute(sql`
    update products set rail = null, rail_position = 0, version = version + 1, updated_at = ${moment}
    where id = any(${idArray(before)}) and id <> all(${idArray(ids)})`);
  await db.execute(sql`
    update products p set rail = ${rail}, rail_position = wanted.place,
      version = p.version + (p.rail is distinct from ${rail})::integer,
      updated_at = case when p.rail is distinct from ${rail} then ${moment} else p.updated_at end
    from unnest(${idArray(ids)}) with ordinality as wanted(id, place)
    where p.id = wanted.id`);
}
