import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/* Programs that Node runs itself, without a bundler: it finds no file without its ending. */
const programs = [
  'lib/launch/start.ts',
  'lib/launch/run-program.ts',
  'lib/launch/serve-storefront.ts',
  'lib/launch/pictures/maker.ts',
  'lib/backend/main.ts',
  'lib/backend/db/cli.ts',
  'lib/backend/services/document/document-worker.ts',
  'lib/backend/services/product-import/read-table-worker.ts',
];

const imports = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'(\.[^']+)'/gms;

/** Returns the imports below a file that Node would not find. */
function findLost(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, path = '']) => {
    const target = resolve(dirname(file), path);
    if (!existsSync(target)) return [`${file}: ${path}`];
    return /\.(ts|mjs)$/.test(target) ? findLost(target, seen) : [];
  });
}

it('programs that Node runs itself import files by their complete names', () => {
  const seen = new Set<string>();
  expect(programs.flatMap((program) => findLost(resolve(program), seen))).toEqual([]);
  expect(seen.size).toBeGreaterThan(1_000);
});
