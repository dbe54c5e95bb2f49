import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * While programs are replaced one by one, the release before uses the new schema. So a migration
 * only adds; what is no longer used goes in a later one, whose first line says since when:
 * `-- contract: unused since 0061`.
 */

const folder = 'lib/backend/db/migrations';
/** The rule holds from this migration on. */
const first = '0030';
const permission = /^-- contract: unused since \d{4}\n/;

const breaking = [
  /\bdrop (?:table|column|type|view)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bset data type\b/i,
  /\badd column (?![^;]*\b(?:default|generated)\b)[^;]*\bnot null\b/i,
];

const faultsOf = (text: string): string[] =>
  permission.test(text)
    ? []
    : text
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim())
        .filter((statement) => breaking.some((rule) => rule.test(statement)));

describe('migrations', () => {
  it('take nothing away that the release before uses', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= first);
    expect(files.length).toBeGreaterThan(20);
    const faults = files.flatMap((name) =>
      faultsOf(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`),
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
    expect(faultsOf(statement)).toEqual([statement]);
    expect(faultsOf(`-- contract: unused since 0061\n${statement}`)).toEqual([]);
  });

  it('may add columns with a default', () => {
    expect(faultsOf(`ALTER TABLE "tags" ADD COLUMN "kind" text DEFAULT '' NOT NULL;`)).toEqual([]);
  });
});
