import type { SitemapEntry } from '../contract/seo';
import { sitemapPieces } from './sitemap-part';

const entry = (id: number, name: string, images: string[] = []): SitemapEntry => ({
  id,
  name,
  images,
  updated_at: '2026-11-20T10:00:00.000Z',
});

async function written(kind: Parameters<typeof sitemapPieces>[0], entries: SitemapEntry[]) {
  async function* pieces() {
    yield entries;
  }
  let text = '';
  for await (const piece of sitemapPieces(kind, pieces())) text += piece;
  return text;
}

describe('a part of the sitemap', () => {
  it('names a product with its pictures', async () => {
    expect(
      await written('products', [entry(7, 'Neem & tulsi soap', ['/pictures/a.webp'])]),
    ).toMatch(
      /^<url><loc>http.*\/products\/7\/neem-tulsi-soap<\/loc><lastmod>2026-11-20T10:00:00.000Z<\/lastmod><image:image><image:loc>http.*\/pictures\/a\.webp<\/image:loc><\/image:image><\/url>$/,
    );
  });

  it('leaves out pages that nobody should find', async () => {
    const text = await written('pages', [entry(1, '/faq'), entry(2, '/cart')]);
    expect(text).toContain('/faq</loc>');
    expect(text).not.toContain('/cart');
  });
});
