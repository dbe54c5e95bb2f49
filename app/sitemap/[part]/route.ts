import { sitemapKinds } from '@/lib/contract/seo';
import { hasSitemapPart, readSitemapEntries } from '@/lib/seo/queries';
import { sitemapPieces } from '@/lib/seo/sitemap-part';
import { xmlAnswer } from '@/lib/seo/xml-answer';

const open =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

/** Streams one sitemap part (`products-1.xml`) from the store API. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec((await params).part) ?? [];
  const kind = sitemapKinds.find((known) => known === name);
  const page = Number(number);
  if (!kind || !(await hasSitemapPart(kind, page))) {
    return new Response('Not found', { status: 404 });
  }
  const pieces = sitemapPieces(kind, readSitemapEntries(kind, page));
  return xmlAnswer(request, { open, pieces, close: '\n</urlset>\n', mustHoldSome: true });
}
