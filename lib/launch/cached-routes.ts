import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PrerenderManifest {
  routes: Record<string, unknown>;
  dynamicRoutes: Record<string, { routeRegex: string }>;
}

/**
 * Reads from a build which paths Next renders once and caches for everyone; all others are rendered
 * per request.
 */
export async function readCachedRoutes(distDir: string): Promise<(path: string) => boolean> {
  const text = await readFile(join(distDir, 'prerender-manifest.json'), 'utf8');
  const { routes, dynamicRoutes } = JSON.parse(text) as PrerenderManifest;
  const patterns = Object.values(dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex));
  return (path) => Object.hasOwn(routes, path) || patterns.some((pattern) => pattern.test(path));
}
