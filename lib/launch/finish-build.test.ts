import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints } from './finish-build.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-hints-'));
  await mkdir(join(folder, 'static'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name), 'utf8');

it('hints at the large scripts of every page, once', async () => {
  const large = 'x'.repeat(40_000);
  await write('build-manifest.json', '{"rootMainFiles":["static/react.js","static/small.js"]}');
  for (const name of ['react', 'other']) await write(`static/${name}.js`, large);
  await write('static/small.js', 'small');
  await addCompileHints(folder);
  await addCompileHints(folder);
  expect(await read('static/react.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(await read('static/other.js')).toBe(large);
  expect(await read('static/small.js')).toBe('small');
});
