import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { oneContains, searchedWords } from '../../db/contains-text.ts';
import { readPage, type PageOf } from '../staff/read-page.ts';
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
    ...searchedWords(query.search).map((word) => oneContains(recordType.searched, word)),
  );
  const page = await readPage(
    context.db,
    query,
    sql`from ${recordType.table} where ${where ?? sql`true`}`,
    (limit, offset) =>
      selectRows(context.db, recordType, where, {
        order: orderOf(recordType, query.sort),
        limit,
        offset,
      }),
  );
  return { ...page, data: await recordType.show(context, page.data) };
}

type Kept<Row extends RecordRow> = RecordType<Row, never, unknown, never>;

function orderOf<Row extends RecordRow>(
  { sorts, firstSort, table }: Pick<Kept<Row>, 'sorts' | 'firstSort' | 'table'>,
  chosen = firstSort,
): SQL[] {
  const direction = chosen.startsWith('-') ? desc : asc;
  const column = sorts[chosen.replace(/^-/, '')];
  return [...(column ? [direction(column)] : []), direction(table.id)];
}
