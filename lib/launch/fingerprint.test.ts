import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

let root = '';

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sose-fingerprint-'));
  await put('package-lock.json', '{}');
  await put('app/page.tsx', 'one');
  await put('lib/format/money.ts', 'one');
  await put('lib/backend/main.ts', 'one');
});

afterEach(() => rm(root, { recursive: true, force: true }));

it.each([
  ['a page', 'app/page.tsx'],
  ['a package', 'package-lock.json'],
  ['a file that is new', 'components/ui/button.tsx'],
  ['a picture of another size', 'public/pictures/home.webp'],
])('changes with %s', async (_what, file) => {
  const before = await fingerprint(root, {});
  await put(file, 'other');
  expect(await fingerprint(root, {})).not.toBe(before);
});

it.each([
  ['the backend', 'lib/backend/main.ts'],
  ['the launcher', 'lib/launch/start.ts'],
  ['a test', 'lib/format/money.test.ts'],
])('does not change with %s', async (_what, file) => {
  const before = await fingerprint(root, {});
  await put(file, 'other');
  expect(await fingerprint(root, {})).toBe(before);
});

it('follows the settings that get into the build, and no others', async () => {
  const before = await fingerprint(root, {});
  expect(await fingerprint(root, { PORT: '3100', SITE_URL: 'http://localhost:3100' })).toBe(before);
  expect(await fingerprint(root, { NEXT_PUBLIC_MAP: 'on' })).not.toBe(before);
});
