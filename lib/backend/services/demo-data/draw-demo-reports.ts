import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { demoLots, type DemoLot } from '../../db/demo/catalogue.ts';
import { products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { dropFile } from '../file/keep-file.ts';
import type { FileSender } from '../file/file-sender.ts';
import { keepReport } from '../product/lots/keep-report.ts';
import { drawLotReport, type ReportedLot } from './draw-lot-report.ts';

interface BareLot extends Record<string, unknown> {
  id: number;
  productId: number;
  product: string;
  packedOn: string;
  testedOn: string;
}

/** A storefront that starts for the first time is built before it listens. */
const firstStartMs = 2 * 60_000;

/** Draws the reports that lots of the demo lack. Throws if the storage does not answer. */
export async function drawDemoReports(context: ServiceContext): Promise<void> {
  const sender = await findOwner(context);
  if (!sender) return;
  for (const lot of demoLots) {
    const row = lot.report && (await findBareLot(context, lot));
    if (lot.report && row) {
      await giveReport(context, sender, { ...row, ...lot.report, number: lot.number });
    }
  }
}

async function findOwner({ db }: ServiceContext): Promise<FileSender | undefined> {
  const [owner] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.isSuperuser, true))
    .limit(1);
  return owner && { kind: 'staff', customerId: owner.id };
}

async function findBareLot({ db }: ServiceContext, { sku, number }: DemoLot) {
  const { rows } = await db.execute<BareLot>(sql`
    select l.id, p.id as "productId", p.name as product, l.packed_on::text as "packedOn",
      l.tested_on::text as "testedOn"
    from product_lots l join products p on p.id = l.product_id
    where p.sku = ${sku} and l.number = ${number} and l.report is null
      and l.tested_on is not null`);
  return rows[0];
}

async function giveReport(
  context: ServiceContext,
  sender: FileSender,
  row: BareLot & ReportedLot,
): Promise<void> {
  const bytes = await drawLotReport(row, context.now());
  const { report, reportBytes } = await keepReport(context, sender, bytes);
  const isTaken = await inTransaction(context.db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update product_lots set report = ${report}, report_bytes = ${reportBytes}
      where id = ${row.id} and report is null and tested_on is not null`);
    if (rowCount === 0) return false;
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, row.productId));
    const tags = [`product:${row.productId}`, 'lots'];
    await addJob(tx, 'revalidate', { tags }, { afterMs: firstStartMs });
    return true;
  });
  if (!isTaken) await dropFile(context, report);
}
