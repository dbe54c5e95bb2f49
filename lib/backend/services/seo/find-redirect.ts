import { sql } from 'drizzle-orm';
import type { Redirect } from '../../../contract/seo.ts';
import type { ServiceContext } from '../../context.ts';
import { readPageAddress } from '../page-meta/page-address.ts';
import { movedPath } from './redirect-path.ts';

/** Longer chains are errors; also stops at circular redirects. */
const longestChain = sql.raw('10');

/**
 * Returns the final target of a path, or of a search without results; null if it is not redirected,
 * or only in a circle.
 */
export async function findRedirect(
  { db }: ServiceContext,
  pageUrl: string,
): Promise<Redirect | null> {
  const { path } = readPageAddress(pageUrl);
  const { rows } = await db.execute<{ to: string; step: number }>(sql`
    with recursive chain as (
      select to_path, 1 as step from redirects where from_path = any(${sql.param([path, movedPath(pageUrl)])}::text[])
      union all
      select r.to_path, c.step + 1 from chain c join redirects r on r.from_path = c.to_path
      where c.step < ${longestChain}
    )
    select to_path as "to", step from chain order by step desc limit 1`);
  const [last] = rows;
  if (!last || last.to === path || last.step === 10) return null;
  return { from_path: path, to_path: last.to };
}
