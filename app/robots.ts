import type { MetadataRoute } from 'next';
import { routes } from '@/lib/platform/routes';
import { absolute } from '@/lib/seo/absolute';

/**
 * Paths that crawlers need not fetch. Pages that must not be indexed send noindex instead: a
 * crawler cannot see noindex on a page that it may not fetch.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    // A feed in RSS counts as a sitemap.
    sitemap: [absolute('/sitemap.xml'), absolute(routes.merchantFeed)],
  };
}
