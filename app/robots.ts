import type { MetadataRoute } from 'next';
import { site } from '@/lib/platform/site';

/**
 * What need not be fetched at all. Pages that should not be kept say so themselves: a page that may
 * not be fetched could not say it.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: `${site.url()}/sitemap.xml`,
  };
}
