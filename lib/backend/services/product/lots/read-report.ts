import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { isListed } from '../../../db/is-listed.ts';
import { productLots } from '../../../db/schema/product-parts.ts';
import { notFound } from '../../../errors.ts';
import { openStorage } from '../../../providers/storage/storage.ts';
import { reportNameOf } from './report-name.ts';
import { isCurrentLot } from './tested-lots.ts';

interface LotReport {
  bytes: Uint8Array<ArrayBuffer>;
  /** File name of the download. */
  title: string;
}

/**
 * Returns the report of a tested lot by its name in the path. Throws 404 unless its product is on
 * sale and the lot is not past its best before.
 */
export async function readPublicReport(context: ServiceContext, name: string): Promise<LotReport> {
  const now = context.now().toISOString();
  const storedName = reportNameOf(name);
  if (!storedName) throw notFound('File');
  const { rows } = await context.db.execute<{ number: string }>(sql`
    select l.number from product_lots l join products p on p.id = l.product_id
    where l.report = ${storedName} and ${isListed(now)} and ${isCurrentLot(now)}`);
  return readReport(context, rows[0] && { number: rows[0].number, report: storedName });
}

/** The same by product and lot, for staff: shown or not. */
export async function readStaffReport(
  context: ServiceContext,
  productId: number,
  lotId: number,
): Promise<LotReport> {
  const [lot] = await context.db
    .select({ number: productLots.number, report: productLots.report })
    .from(productLots)
    .where(and(eq(productLots.id, lotId), eq(productLots.productId, productId)));
  return readReport(context, lot);
}

async function readReport(
  { env }: ServiceContext,
  lot: { number: string; report: string | null } | undefined,
): Promise<LotReport> {
  const file = lot?.report ? await openStorage(env).read(lot.report) : undefined;
  if (!lot || !file) throw notFound('File');
  return { bytes: file.bytes, title: `Laboratory report ${safe(lot.number)}.pdf` };
}

/* Characters that file systems forbid. */
const safe = (number: string) => number.replace(/[\p{C}<>:"/\\|?*]/gu, '-');
