import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { listProductImports as call } from '../../../contract/staff-import.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { productImports } from '../../db/schema/product-import.ts';
import { notFound } from '../../errors.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import type { ListedImport } from './serialize.ts';

const { file, staffId, tries, touchedAt, skipFaulty, ...columns } = getTableColumns(productImports);

const listed = {
  ...columns,
  by: sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
};

/** Returns one import. Throws 404 if unknown. */
export async function readImport({ db }: ServiceContext, id: number): Promise<ListedImport> {
  const [row] = await db
    .select(listed)
    .from(productImports)
    .innerJoin(customers, eq(customers.id, productImports.staffId))
    .where(eq(productImports.id, id));
  if (!row) throw notFound('Import');
  return row;
}

/** Returns the stored imports, newest first; `search` matches file names. */
export function listImports(
  { db }: ServiceContext,
  query: QueryOf<typeof call>,
): Promise<PageOf<ListedImport>> {
  const where: SQL | undefined = query.search
    ? sql`position(lower(${query.search}) in lower(${productImports.fileName})) > 0`
    : undefined;
  return readPage(
    db,
    query,
    sql`from product_imports ${where ? sql`where ${where}` : sql``}`,
    (limit, offset) =>
      db
        .select(listed)
        .from(productImports)
        .innerJoin(customers, eq(customers.id, productImports.staffId))
        .where(where)
        .orderBy(sortBy({ created_at: productImports.id }, query.sort ?? '-created_at'))
        .limit(limit)
        .offset(offset),
  );
}
