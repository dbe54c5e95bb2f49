import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SitePage, sitePages } from '../contract/site-pages';
import { checkCachedPages } from './check-cached-pages';

const cachedPaths = Object.entries<SitePage>(sitePages).flatMap(([path, { kind, isCached }]) =>
  kind === 'page' && isCached ? [path] : [],
);

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'cached-pages-'))));
afterAll(() => rm(folder, { recursive: true }));

async function check(paths: string[]): Promise<void> {
  const nothing = (some: string[]) => Object.fromEntries(some.map((path) => [path, {}]));
  const manifest = {
    routes: nothing(paths.filter((path) => !path.includes('['))),
    dynamicRoutes: nothing(paths.filter((path) => path.includes('['))),
  };
  await writeFile(join(folder, 'prerender-manifest.json'), JSON.stringify(manifest));
  await checkCachedPages(folder);
}

describe('the pages that a build keeps', () => {
  it('are those of the table', async () => {
    await expect(check([...cachedPaths, '/_not-found', '/icon.svg'])).resolves.toBeUndefined();
  });

  it('are named where the table says something else', async () => {
    await expect(check([...cachedPaths, '/shop'])).rejects.toThrow(
      'Next keeps /shop for everybody: write isCached: true into its row.',
    );
    await expect(
      check(cachedPaths.filter((path) => path !== '/products/[productId]/[slug]')),
    ).rejects.toThrow('Next renders /products/[productId]/[slug] for each reader');
  });
});
