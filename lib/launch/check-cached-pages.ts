import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SitePage, sitePages } from '../contract/site-pages.ts';
import { LaunchError } from './settings.ts';

interface PrerenderManifest {
  routes: Record<string, unknown>;
  dynamicRoutes: Record<string, unknown>;
}

/**
 * Compares the pages that a build renders once and keeps for everybody with the table of pages;
 * throws LaunchError. A page that is kept must not depend on who asks.
 */
export async function checkCachedPages(distDir: string): Promise<void> {
  const text = await readFile(join(distDir, 'prerender-manifest.json'), 'utf8');
  const { routes, dynamicRoutes } = JSON.parse(text) as PrerenderManifest;
  const isPrerendered = (path: string) =>
    Object.hasOwn(routes, path) || Object.hasOwn(dynamicRoutes, path);
  const wrong = Object.entries<SitePage>(sitePages)
    .filter(
      ([path, { kind, isCached = false }]) => kind === 'page' && isPrerendered(path) !== isCached,
    )
    .map(([path]) =>
      isPrerendered(path)
        ? `Next keeps ${path} for everybody: write isCached: true into its row.`
        : `Next renders ${path} for each reader: take isCached out of its row.`,
    );
  if (wrong.length > 0) throw new LaunchError(`lib/contract/site-pages.ts: ${wrong.join(' ')}`);
}
