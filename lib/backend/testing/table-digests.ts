import type pg from 'pg';
import { listTables } from '../db/backup-catalogue.ts';
import { sqlColumns, sqlName } from '../db/backup-manifest.ts';

/** Returns a digest of the rows of each table, to compare two moments or two databases. */
export async function tableDigests(pool: pg.Pool): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of await listTables(pool)) {
    const { rows } = await pool.query<{ content: string | null }>(
      `select md5(string_agg(line, e'\\n' order by line collate "C")) as content
         from (select row(${sqlColumns(table)})::text as line from ${sqlName(table)}) as lines`,
    );
    found[sqlName(table)] = rows[0]?.content ?? 'empty';
  }
  return found;
}
