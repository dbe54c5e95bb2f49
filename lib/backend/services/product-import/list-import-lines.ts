import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { listImportLines as call } from '../../../contract/staff-import.ts';
import type { ServiceContext } from '../../context.ts';
import {
  productImportLines as lines,
  type ProductImportLineRow,
} from '../../db/schema/product-import.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import { readImport } from './read-import.ts';

/**
 * Returns a page of an import's lines; `search` matches SKU or name. Throws 404 for an unknown
 * import.
 */
export async function listImportLines(
  context: ServiceContext,
  importId: number,
  query: QueryOf<typeof call>,
): Promise<PageOf<ProductImportLineRow>> {
  await readImport(context, importId);
  const { db } = context;
  const where = and(
    eq(lines.importId, importId),
    query.outcome ? eq(lines.outcome, query.outcome) : undefined,
    query.search ? holds(query.search) : undefined,
  );
  return readPage(db, query, sql`from product_import_lines where ${where}`, (limit, offset) =>
    db
      .select()
      .from(lines)
      .where(where)
      .orderBy(sortBy({ line: lines.line }, query.sort ?? 'line'))
      .limit(limit)
      .offset(offset),
  );
}

const holds = (text: string): SQL =>
  sql`position(lower(${text}) in lower(${lines.sku} || ' ' || ${lines.name})) > 0`;

const linesAtOnce = 1_000;

/** Yields the lines of an import in batches, optionally of one outcome. */
export async function* everyLine(
  { db }: ServiceContext,
  importId: number,
  outcome: string | undefined,
): AsyncGenerator<ProductImportLineRow[]> {
  let last = 0;
  for (;;) {
    const part = await db
      .select()
      .from(lines)
      .where(
        and(
          eq(lines.importId, importId),
          gt(lines.line, last),
          outcome ? eq(lines.outcome, outcome) : undefined,
        ),
      )
      .orderBy(asc(lines.line))
      .limit(linesAtOnce);
    if (part.length === 0) return;
    yield part;
    last = part.at(-1)?.line ?? last;
  }
}
