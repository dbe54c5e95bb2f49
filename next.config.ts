import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { storefrontEnv } from './lib/platform/env.ts';

const imageHosts = (process.env['IMAGE_HOSTS'] ?? '').split(',').filter(Boolean);

/** A picture in all its widths takes about 300 KB. */
const imageCacheMb = Number(process.env['IMAGE_CACHE_MB'] || 512);

const isOwnServer = process.env['PACKED_BY_SERVER'] !== undefined;

export default function config(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_SERVER) storefrontEnv();
  return {
    ...(process.env['NEXT_DIST_DIR'] && { distDir: process.env['NEXT_DIST_DIR'] }),
    // `npm run check` holds the types; a first start should not wait for them.
    typescript: { ignoreBuildErrors: true },
    // A hash over the whole page for every reader costs more than the few answers that it would spare.
    generateEtags: false,
    compress: !isOwnServer,
    poweredByHeader: false,
    // Metadata stands in the head for every reader, not for known crawlers alone.
    htmlLimitedBots: /.*/,
    // Addresses of the API end with a slash; middleware.ts redirects those of pages.
    skipTrailingSlashRedirect: true,
    // Next imports the handler anew for every request; our server names it once (lib/launch/name-cache-handler.ts).
    ...(!isOwnServer && { cacheHandler: require.resolve('./lib/platform/cache/page-cache.mjs') }),
    expireTime: 3600,
    images: {
      // AVIF spares a fifth of the bytes and takes ten times the work: half a second a picture on a small
      // machine, which its first visitor waits for.
      formats: ['image/webp'],
      deviceSizes: [384, 640, 750, 1080, 1920],
      imageSizes: [96, 256],
      qualities: [75],
      minimumCacheTTL: 31_536_000,
      // Without a query: each one would be drawn and kept anew.
      localPatterns: [
        { pathname: '/pictures/**', search: '' },
        { pathname: '/files/*', search: '' },
      ],
      maximumDiskCacheSize: imageCacheMb * 1024 * 1024,
      remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname })),
    },
    // What was uploaded lies with the store API; the shop shows it under an address of its own.
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
