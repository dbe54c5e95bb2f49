import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { resolveOnce } from './compile-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sose-resolve-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs `main.mjs` of these files; returns what it prints. */
async function run(files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return spawnSync(process.execPath, [...resolveOnce, join(folder, 'main.mjs')], {
    encoding: 'utf8',
  }).stdout;
}
const packageOf = (main: string) => JSON.stringify({ type: 'module', exports: `./${main}` });

it('resolves a package once for the sources, and anew for a package with one of its own', async () => {
  const output = await run({
    'main.mjs': `
      import { rmSync } from 'node:fs';
      import first from 'tool';
      import other from 'other';
      rmSync('${folder}/node_modules/tool', { recursive: true });
      const { default: second } = await import('./second.mjs');
      console.log(first, second, other);`,
    'second.mjs': `export { default } from 'tool';`,
    'node_modules/tool/package.json': packageOf('index.js'),
    'node_modules/tool/index.js': `export default 'tool';`,
    'node_modules/other/package.json': packageOf('index.js'),
    'node_modules/other/index.js': `export { default } from 'tool';`,
    'node_modules/other/node_modules/tool/package.json': packageOf('index.js'),
    'node_modules/other/node_modules/tool/index.js': `export default 'nested';`,
  });
  expect(output).toBe('tool tool nested\n');
});
