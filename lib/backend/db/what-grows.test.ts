import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema/all.ts';

/** Names in the first column and in the list of the section. */
function namedRows(): Set<string> {
  const text = readFileSync('docs/operations.md', 'utf8');
  const [, section = ''] = /## What grows, and what bounds it\?\n([^]*?)\n## /.exec(text) ?? [];
  const cells = [...section.matchAll(/^(?:\| ([^|]+) \||- ([^:]+):)/gm)].map(([cell]) => cell);
  return new Set(cells.flatMap((cell) => cell.match(/(?<=`)[\w.-]+(?=`)/g) ?? []));
}

/** Folders and files that the programs make in DATA_DIR and in the build. */
function madeNames(): Set<string> {
  const files = ['lib/launch', 'lib/backend', 'lib/platform', 'lib/answers'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  const made = /join\((?:\w+\.)?(?:dataDir|distDir), '([\w.-]+)'(?:\)|, '(?:pictures|images)')/g;
  const names = files
    .filter((name) => !name.includes('/testing/'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(made)])
    .map(([, name = '']) => name);
  // What the build itself makes.
  const ofTheBuild = ['build-manifest.json', 'prerender-manifest.json', 'BUILD_ID', 'static'];
  return new Set(names.filter((name) => !ofTheBuild.includes(name)));
}

describe('what grows', () => {
  const named = namedRows();

  it('is in a row of docs/operations.md: every table', () => {
    const tables = Object.values(schema).flatMap((one) =>
      is(one, PgTable) ? [getTableName(one)] : [],
    );
    expect(tables.length).toBeGreaterThan(90);
    expect(tables.filter((name) => !named.has(name))).toEqual([]);
  });

  it('and every folder that the programs make', () => {
    const made = madeNames();
    expect([...made]).toEqual(expect.arrayContaining(['logs', 'backups', 'cache']));
    expect([...made].filter((name) => !named.has(name))).toEqual([]);
  });
});
