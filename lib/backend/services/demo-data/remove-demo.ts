import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { catalogueChanged, offersChanged } from '../product/catalogue-version.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { forgetDemoMarks, readDemoMarks, type DemoMarks, type DemoTable } from './demo-marks.ts';
import { wholeShop } from './whole-shop.ts';

/* Nothing here was ever real: what was ordered, paid and sent while trying it out. */
const trials = [
  'refunds',
  'invoices',
  'return_lines',
  'return_requests',
  'coupon_uses',
  'gift_voucher_entries',
  'gift_vouchers',
  'memberships',
  'payment_events',
  'payments',
  'orders',
];

const content: DemoTable[] = [
  'coupons',
  'banners',
  'home_sections',
  'statistics',
  'posts',
  'events',
  'stores',
  'page_meta',
  'search_synonyms',
  'leads',
];

/**
 * Takes the demo away: its goods, people and pages, and every order that was made to try it out. What
 * is the owner's own stays. 409 where there is no demo, where a customer of the shop's own has ordered
 * or somebody has really paid. `caller` is undefined on the command line; anybody else gets 409 where
 * nobody but the demo's owner could go on (the command line can open a new owner's account).
 */
export async function removeDemo(
  context: ServiceContext,
  caller: CustomerCaller | undefined,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await tx.execute(sql`set local statement_timeout = 0`);
    const marks = await readDemoMarks(within);
    if (!marks) throw conflict('The demo is not here');
    await refuseWhereReal(tx, marks, { needsOwner: caller !== undefined });
    await writeAudit(within, caller, { action: 'demo.remove', subject: 'demo' });
    for (const table of trials) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    await removeGoods(tx, marks);
    for (const table of content) {
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${spanOf(marks, table)}`);
    }
    await closeDemoPeople(tx, marks);
    await forgetDemoMarks(within);
    await catalogueChanged(tx);
    await offersChanged(tx);
    await addJob(tx, 'revalidate', { tags: wholeShop });
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
    throw conflict('Customers of your own have ordered: the demo can no longer be taken away');
  }
  if (found && found.payments > 0) {
    throw conflict('Somebody has really paid: the demo can no longer be taken away');
  }
  if (needsOwner && (!found || found.owners === 0)) {
    throw conflict(
      'Give an account of your own the rights of an owner first: the demo’s owner goes too',
    );
  }
}

/* What is the owner's own may stand in a category or under a brand of the demo: those stay with it. */
async function removeGoods(tx: Transaction, marks: DemoMarks): Promise<void> {
  const ofDemo = spanOf(marks, 'products');
  await tx.execute(sql`update products set replacement_id = null
    where ${spanOf(marks, 'products', 'replacement_id')}`);
  await tx.execute(sql`delete from coupons where ${spanOf(marks, 'products', 'product_id')}`);
  await tx.execute(sql`delete from products where ${ofDemo}`);
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

/* The trail names who did what: accounts of staff are closed and keep no name. */
async function closeDemoPeople(tx: Transaction, marks: DemoMarks): Promise<void> {
  const ofDemo = spanOf(marks, 'customers');
  await tx.execute(
    sql`delete from appointments where ${spanOf(marks, 'customers', 'customer_id')}`,
  );
  await tx.execute(sql`delete from sessions where ${spanOf(marks, 'customers', 'customer_id')}`);
  await tx.execute(sql`delete from customers where ${ofDemo}
    and not is_staff and not is_superuser`);
  await tx.execute(sql`update customers set is_staff = false, is_superuser = false,
      staff_areas = '{}', deactivated_at = now(), first_name = 'Demo', last_name = 'account',
      company = '', email = 'demo-' || id || '@removed.invalid', mobile = 'demo-' || id
    where ${ofDemo}`);
}
