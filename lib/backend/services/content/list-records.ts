import { and, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { matchWords } from '../../db/contains-text.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import type { RecordType, RecordRow } from './record-type.ts';
import { selectRows } from './rows.ts';

export interface ListQuery {
  page: number;
  page_size: number;
  search?: string | undefined;
  sort?: string | undefined;
}

/** Returns a page of records that contain every search word and match the filters. */
export async function listRecords<Row extends RecordRow, Input, Shown, Filter>(
  context: ServiceContext,
  recordType: RecordType<Row, Input, Shown, Filter>,
  query: ListQuery & Filter,
): Promise<PageOf<Shown>> {
  const where = and(
    recordType.filterOf?.(context, query),
    ...matchWords(recordType.searched, query.search),
  );
  const page = await readPage(
    context.db,
    query,
    sql`from ${recordType.table} where ${where ?? sql`true`}`,
    (limit, offset) =>
      selectRows(context.db, recordType, where, {
        order: [sortBy(recordType.sorts, query.sort ?? recordType.firstSort, recordType.table.id)],
        limit,
        offset,
      }),
  );
  return { ...page, data: await recordType.show(context, page.data) };
}
