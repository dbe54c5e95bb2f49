import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { removeDemoTexts } from '../../db/seed/texts.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { discardFile } from '../file/keep-file.ts';
import { writeAudit } from '../staff/write-audit.ts';
import {
  forgetDemoMarks,
  readDemoMarks,
  type DemoMarks,
  type DemoTable,
  allStorefrontTags,
  demoContentTables,
} from './demo-marks.ts';

/* Orders, payments and messages of the demo phase: none of them is real. */
const trials = [
  'refunds',
  'memberships',
  'invoices',
  'return_lines',
  'return_requests',
  'coupon_uses',
  'gift_voucher_entries',
  'gift_vouchers',
  'payment_events',
  'payments',
  'orders',
];

/**
 * Removes the demo data: products, people, pages and all orders that were made in the demo phase.
 * The owner's own data stays. 409 if there is no demo data, a real customer has ordered or a real
 * payment exists. `caller` is undefined on the command line; other callers get 409 if no owner
 * account would remain besides the demo's (the command line can create a new one).
 */
export async function removeDemo(
  context: ServiceContext,
  caller: CustomerCaller | undefined,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const marks = await readDemoMarks(within);
    if (!marks) throw conflict('The demo is not loaded');
    await refuseWhereReal(tx, marks, { needsOwner: caller !== undefined });
    await writeAudit(within, caller, 'demo.remove', 'demo');
    for (const table of trials) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    await removeReports(within, marks);
    await removeGoods(tx, marks);
    for (const table of demoContentTables) {
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${spanOf(marks, table)}`);
    }
    await removeDemoTexts(tx, context.now());
    await closeDemoPeople(tx, marks);
    await tx.execute(
      sql`delete from appointment_slots where ${spanOf(marks, 'appointment_slots')}`,
    );
    await forgetDemoMarks(within);
    await catalogueChanged(tx);
    await addJob(tx, 'revalidate', { tags: allStorefrontTags });
  });
}

const spanOf = (marks: DemoMarks, table: DemoTable, column = 'id') =>
  sql`${sql.identifier(column)} > ${marks[table][0]}::int and ${sql.identifier(column)} <= ${marks[table][1]}::int`;

async function refuseWhereReal(
  tx: Transaction,
  marks: DemoMarks,
  { needsOwner }: { needsOwner: boolean },
): Promise<void> {
  const { rows } = await tx.execute<{ orders: number; payments: number; owners: number }>(sql`
    select
      (select count(*)::int from orders o join customers c on c.id = o.customer_id
        where not c.is_staff and not c.is_superuser
          and not (c.id > ${marks.customers[0]}::int and c.id <= ${marks.customers[1]}::int)) as orders,
      (select count(*)::int from payments where provider <> 'sandbox' and status = 'paid') as payments,
      (select count(*)::int from customers where is_superuser and deactivated_at is null
        and not (${spanOf(marks, 'customers')})) as owners`);
  const found = rows[0];
  if (found && found.orders > 0) {
    throw conflict('Your customers have placed orders, so the demo can’t be removed any more');
  }
  if (found && found.payments > 0) {
    throw conflict('A real payment has been made, so the demo can’t be removed any more');
  }
  if (needsOwner && (!found || found.owners === 0)) {
    throw conflict('Make your own account an owner first. The demo’s owner will be removed, too.');
  }
}

async function removeReports(context: ServiceContext, marks: DemoMarks): Promise<void> {
  const { rows } = await context.db.execute<{ report: string }>(sql`
    select report from product_lots
    where report is not null and ${spanOf(marks, 'products', 'product_id')}`);
  for (const { report } of rows) await discardFile(context, report);
}

/* Demo categories and brands that the owner's own products use are kept. */
async function removeGoods(tx: Transaction, marks: DemoMarks): Promise<void> {
  const ofDemo = spanOf(marks, 'products');
  await tx.execute(sql`update products set replacement_id = null
    where ${spanOf(marks, 'products', 'replacement_id')}`);
  await tx.execute(sql`delete from coupons where ${spanOf(marks, 'products', 'product_id')}`);
  await removeCombos(tx, marks);
  await tx.execute(sql`delete from products where ${ofDemo}`);
  await tx.execute(sql`delete from families f
    where not exists (select from family_members m where m.family_id = f.id)`);
  await tx.execute(sql`delete from tags t where ${spanOf(marks, 'tags')}
    and not exists (select from product_tags p where p.tag_id = t.id)`);
  await tx.execute(sql`delete from product_forms f where ${spanOf(marks, 'product_forms')}
    and not exists (select from products p where p.form_id = f.id)`);
  await tx.execute(sql`delete from brands b where ${spanOf(marks, 'brands')}
    and not exists (select from products p where p.brand_id = b.id)
    and not exists (select from coupons c where c.brand_id = b.id)`);
  for (const level of [3, 2, 1]) {
    await tx.execute(sql`delete from categories k where ${spanOf(marks, 'categories')}
      and level = ${level}::int
      and not exists (select from products p where p.category_id = k.id)
      and not exists (select from coupons c where c.category_id = k.id)
      and not exists (select from categories below where below.parent_id = k.id)`);
  }
}

/* A combo of the owner that loses an item cannot be sold any more. */
async function removeCombos(tx: Transaction, marks: DemoMarks): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from combos where product_id in (
      select combo_id from combo_items where ${spanOf(marks, 'products', 'product_id')})
    returning product_id as id`);
  const ids = idArray(rows.map(({ id }) => id));
  await tx.execute(sql`update products set is_on_sale = false where id = any (${ids})`);
}

/* The audit log refers to staff accounts: they are closed and made anonymous, not deleted. */
async function closeDemoPeople(tx: Transaction, marks: DemoMarks): Promise<void> {
  const ofDemo = spanOf(marks, 'customers');
  await tx.execute(
    sql`delete from appointments where ${spanOf(marks, 'customers', 'customer_id')}`,
  );
  await tx.execute(
    sql`delete from event_bookings where ${spanOf(marks, 'customers', 'customer_id')}`,
  );
  await tx.execute(sql`delete from sessions where ${spanOf(marks, 'customers', 'customer_id')}`);
  await tx.execute(sql`delete from customers where ${ofDemo}
    and not is_staff and not is_superuser`);
  await tx.execute(sql`update customers set is_staff = false, is_superuser = false,
      staff_areas = '{}', deactivated_at = now(), first_name = 'Demo', last_name = 'account',
      company = '', email = 'demo-' || id || '@removed.invalid', mobile = 'demo-' || id
    where ${ofDemo}`);
}
