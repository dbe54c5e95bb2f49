import { and, asc, desc, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
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
    ...wordsOf(query.search).map((word) => holds(recordType, word)),
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

const wordsOf = (search = '') => search.split(/\s+/).filter(Boolean).slice(0, 8);

type Kept<Row extends RecordRow> = RecordType<Row, never, unknown, never>;

function holds<Row extends RecordRow>({ searched }: Pick<Kept<Row>, 'searched'>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...searched.map((column) => ilike(column as SQL, pattern)));
}

function orderOf<Row extends RecordRow>(
  { sorts, firstSort, table }: Pick<Kept<Row>, 'sorts' | 'firstSort' | 'table'>,
  chosen = firstSort,
): SQL[] {
  const direction = chosen.startsWith('-') ? desc : asc;
  const column = sorts[chosen.replace(/^-/, '')];
  return [...(column ? [direction(column)] : []), direction(table.id)];
}
