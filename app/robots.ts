import type { MetadataRoute } from 'next';
import { site } from '@/lib/platform/site';

/**
 * Paths that crawlers need not fetch. Pages that must not be indexed send noindex instead: a
 * crawler cannot see noindex on a page that it may not fetch.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: `${site.url()}/sitemap.xml`,
  };
}
