import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { searchMisses } from '../../db/schema/content.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';

/** Deletes the counts of a search text. Throws 404 if it was never searched. */
export async function forgetSearch(
  context: ServiceContext,
  caller: CustomerCaller,
  query: string,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const [row] = await tx.delete(searchMisses).where(eq(searchMisses.query, query)).returning();
    if (!row) throw notFound('Search');
    await writeAudit(within, caller, {
      action: 'search.forget',
      subject: `search:${query}`,
      before: { times: row.times, found: row.found, opened: row.opened },
    });
  });
}
