import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCachedRoutes } from './cached-routes';

describe('readCachedRoutes', () => {
  it('knows the paths that a build caches, by name and by pattern', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cached-routes-'));
    const manifest = {
      routes: { '/': {}, '/faq': {} },
      dynamicRoutes: {
        '/products/[productId]/[slug]': { routeRegex: '^/products/([^/]+?)/([^/]+?)(?:/)?$' },
      },
    };
    await writeFile(join(folder, 'prerender-manifest.json'), JSON.stringify(manifest));
    const isCached = await readCachedRoutes(folder);
    const paths = ['/', '/faq', '/products/1/haldi', '/shop', '/products/1', '/toString'];
    expect(paths.filter(isCached)).toEqual(['/', '/faq', '/products/1/haldi']);
    await rm(folder, { recursive: true });
  });
});
