// @ts-check
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { screenWidths, thumbnailWidths } from './lib/format/picture-set.ts';
import { storefrontEnv } from './lib/env.ts';
import { pictureCacheBytes } from './lib/platform/pictures/picture-cache-bytes.ts';

const imageHosts = (process.env['IMAGE_HOSTS'] ?? '').split(',').filter(Boolean);

/**
 * Plain JavaScript, because Next reads TypeScript with its compiler, which the container image lacks.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) storefrontEnv();
  return {
    ...(process.env['NEXT_DIST_DIR'] && { distDir: process.env['NEXT_DIST_DIR'] }),
    // The same sources have the same id on every machine: the router reloads a page whose id differs.
    generateBuildId: async () => {
      const { fingerprint } = await import('./lib/launch/fingerprint.ts');
      return (
        process.env['BUILD_ID'] || (await fingerprint(process.cwd(), process.env)).slice(0, 20)
      );
    },
    // Next would take a folder above with a lock file, as where a release lies in the folder of a shop.
    turbopack: { root: import.meta.dirname },
    // `npm run check` checks the types; skipped here for a faster first start.
    typescript: { ignoreBuildErrors: true },
    // An ETag would hash the whole page per request, which costs more than the few 304 answers
    // save.
    generateEtags: false,
    // The storefront in front of it compresses.
    compress: false,
    poweredByHeader: false,
    // API URLs end with a slash; middleware.ts redirects those of pages.
    skipTrailingSlashRedirect: true,
    // Pages are rendered per request, and the router learns the shape of a route from the build.
    cacheComponents: true,
    partialPrefetching: true,
    // What is finished is kept by lib/answers; Next keeps nothing beside it.
    cacheMaxMemorySize: 0,
    experimental: {
      // Data for the router are asked for without the headers that differ from reader to reader.
      validateRSCRequestHeaders: false,
      // It would put the data of a page into the page a second time.
      cachedNavigations: false,
      // Pages wait for their data, so `next dev` need not warn of it.
      instantInsights: { validationLevel: 'manual-warning' },
      isrFlushToDisk: false,
    },
    images: {
      // AVIF would take the first visitor's time; lib/launch/pictures makes it afterwards.
      formats: ['image/webp'],
      deviceSizes: screenWidths,
      imageSizes: thumbnailWidths,
      qualities: [75],
      minimumCacheTTL: 31_536_000,
      // No query allowed: each one would be resized and cached separately.
      localPatterns: [
        { pathname: '/pictures/**', search: '' },
        { pathname: '/files/*', search: '' },
      ],
      maximumDiskCacheSize: pictureCacheBytes(),
      remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
    },
    // Uploaded files are stored by the store API; the shop serves them under its own URL.
    rewrites: async () => [{ source: '/files/:name', destination: '/api/store/files/:name' }],
    headers: async () => [
      {
        source: '/pictures/:path*',
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
        ],
      },
    ],
  };
}
