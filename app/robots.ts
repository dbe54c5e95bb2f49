import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { routes } from '@/lib/platform/routes';
import { absolute } from '@/lib/seo/absolute';

/**
 * Paths that crawlers need not fetch. Pages that must not be indexed send noindex instead: a
 * crawler cannot see noindex on a page that it may not fetch.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // The build does not know the address of the shop.
  await connection();
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    // A feed in RSS counts as a sitemap.
    sitemap: [absolute('/sitemap.xml'), absolute(routes.merchantFeed)],
  };
}
