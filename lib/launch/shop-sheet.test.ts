import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/*
 * shop.css has the utilities of a part of the shop, all-parts.css has all. A page without the
 * latter may import nothing whose classes the former leaves out.
 */

const read = (file: string) => readFileSync(file, 'utf8');
const nothing = ['app/dashboard/'];
const sources = globSync(['app/**/*.tsx', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}']);
const known = new Set(sources.map(normalize));

function importsOf(file: string): string[] {
  const code = read(file).replaceAll(/import type [^;]*;/g, '');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name);
    return [`${path}.tsx`, `${path}.ts`].filter((found) => known.has(found));
  });
}

function reached(files: Iterable<string>): Set<string> {
  const all = new Set(files);
  for (const file of all) for (const next of importsOf(file)) all.add(next);
  return all;
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

const hasAllParts = (page: string): boolean =>
  [page, ...foldersAbove(page).map((folder) => `${folder}/layout.tsx`)].some(
    (file) => known.has(file) && read(file).includes('/all-parts.css'),
  );

describe('the sheet of the shop', () => {
  const leftOut = new Set(
    [...read('app/shop.css').matchAll(/@source not '(.*)';/g)].flatMap(([, pattern = '']) => {
      const path = join('app', pattern);
      return globSync([path, `${path}/**/*`]);
    }),
  );
  const pages = [...known].filter(
    (file) => /^app\/.*\.tsx$/.test(file) && !nothing.some((folder) => file.startsWith(folder)),
  );

  it('leaves something out', () => {
    expect(leftOut.size).toBeGreaterThan(50);
    expect(pages.filter(hasAllParts).length).toBeGreaterThan(15);
  });

  it('knows the classes of every page that has no other', () => {
    const parts = reached(pages.filter((page) => !hasAllParts(page)));
    expect(parts.size).toBeGreaterThan(200);
    expect([...parts].filter((part) => leftOut.has(part))).toEqual([]);
  });
});
