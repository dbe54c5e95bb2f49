import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * While programs are replaced one by one, the previous release uses the new schema. So a migration
 * only adds; unused columns and tables are dropped in a later one, whose first line says since when
 * they are unused (`permission`).
 */

const folder = 'lib/backend/db/migrations';
/** Makes a new database, so that no program uses it yet. */
const baseline = '0064_baseline.sql';
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql') && name !== baseline);
const permission = /^-- contract: unused since \d{4}\n/;

const breaking = [
  /\bdrop (?:table|column|type|view)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bset data type\b/i,
  /\badd column (?![^;]*\b(?:default|generated)\b)[^;]*\bnot null\b/i,
];

/** Indexes on existing tables are built before the migration, by `build-indexes.ts`. */
function lockingIndexesOf(text: string): string[] {
  const own = new Set(
    [...text.matchAll(/\bcreate table (?:if not exists )?"([^"]+)"/gi)].map(([, name]) => name),
  );
  return [
    ...text.matchAll(
      /\bcreate (?:unique )?index (?!if not exists)"[^"]+" on (?:"public"\.)?"([^"]+)"/gi,
    ),
  ]
    .filter(([, table]) => !own.has(table))
    .map(([statement]) => statement);
}

const findFaults = (text: string): string[] =>
  permission.test(text)
    ? []
    : text
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim())
        .filter((statement) => breaking.some((rule) => rule.test(statement)));

describe('migrations', () => {
  it('take nothing away that the release before uses', () => {
    const faults = migrations.flatMap((name) =>
      findFaults(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    'DROP TABLE "tags";',
    'ALTER TABLE "tags" DROP COLUMN "slug";',
    'ALTER TABLE "tags" RENAME COLUMN "slug" TO "path";',
    'ALTER TABLE "tags" ALTER COLUMN "slug" SET NOT NULL;',
    'ALTER TABLE "tags" ALTER COLUMN "id" SET DATA TYPE bigint;',
    'ALTER TABLE "tags" ADD COLUMN "kind" text NOT NULL;',
  ])('are refused with %s', (statement) => {
    expect(findFaults(statement)).toEqual([statement]);
    expect(findFaults(`-- contract: unused since 0061\n${statement}`)).toEqual([]);
  });

  it('build no index under the lock of a table that stands already', () => {
    const faults = migrations.flatMap((name) =>
      lockingIndexesOf(readFileSync(join(folder, name), 'utf8')),
    );
    expect(faults).toEqual([]);
  });

  it('may build an index on a table of their own, or before they run', () => {
    const index = 'CREATE UNIQUE INDEX "tags_slug_idx" ON "public"."tags" USING btree ("slug");';
    expect(lockingIndexesOf(index)).toHaveLength(1);
    expect(lockingIndexesOf(`CREATE TABLE "tags" ();\n${index}`)).toEqual([]);
    expect(lockingIndexesOf(index.replace('INDEX', 'INDEX IF NOT EXISTS'))).toEqual([]);
  });

  it('may add columns with a default', () => {
    expect(findFaults(`ALTER TABLE "tags" ADD COLUMN "kind" text DEFAULT '' NOT NULL;`)).toEqual(
      [],
    );
  });
});
