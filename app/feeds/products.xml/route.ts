import { merchantPieces } from '@/lib/seo/merchant-feed';
import { readFeedProducts } from '@/lib/seo/queries';
import { xmlAnswer } from '@/lib/seo/xml-answer';
import { tag } from '@/lib/seo/xml';
import { readShop } from '@/lib/features/shop-profile/queries';
import { site } from '@/lib/platform/site';

/** Product feed for Google Merchant Center and compatible readers. */
export async function GET(request: Request): Promise<Response> {
  const shop = await readShop();
  const head = [tag('title', shop.name), tag('link', site.url()), tag('description', shop.line)];
  const open = `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head
    .map(({ xml }) => xml)
    .join('')}\n`;
  const pieces = merchantPieces(readFeedProducts(), shop);
  return xmlAnswer(request, { open, pieces, close: '\n</channel></rss>\n' });
}
