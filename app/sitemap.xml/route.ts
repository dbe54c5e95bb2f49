import { absolute } from '@/lib/seo/absolute';
import { readSitemaps } from '@/lib/seo/queries';
import { shortXmlAnswer } from '@/lib/seo/xml-answer';
import { tag } from '@/lib/seo/xml';

/** Sitemap index with the last change of each part. */
export async function GET(): Promise<Response> {
  const parts = await readSitemaps();
  const index = tag(
    'sitemapindex',
    parts.map(({ kind, page, updated_at: changed }) =>
      tag('sitemap', [
        tag('loc', absolute(`/sitemap/${kind}-${page}.xml`)),
        ...(changed ? [tag('lastmod', changed)] : []),
      ]),
    ),
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  );
  return shortXmlAnswer('application/xml', index.xml);
}
