import type { Suggestions } from '../../../contract/search.ts';
import type { FixedPath } from '../../../contract/site-pages.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { matchTitles, suggestProducts, type Titled, toTitled } from '../../search/engine.ts';
import { findLotNumber } from '../product/lots/find-lot.ts';
import { readCards } from '../product/list-cards.ts';
import { noteSearch } from '../search-notes/note-search.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { readBrandTitles, readCategoryTitles, readPostTitles } from './read-titles.ts';

const maxShown = { categories: 3, brands: 2, posts: 2, pages: 2 };

/**
 * Returns what to show below a search box. Records a text that finds nothing at all; others
 * are recorded when a suggestion is opened, because most of them are unfinished.
 */
export async function suggest(context: ServiceContext, text: string): Promise<Suggestions> {
  const found = await withMemory(context, async (memory) => {
    const [products, categories, brands, posts, shopPages, lot] = await Promise.all([
      suggestProducts(context, memory, text),
      readCategoryTitles(context, memory),
      readBrandTitles(context, memory),
      readPostTitles(context, memory),
      openShopPages(context),
      /\d/.test(text) ? findLotNumber(context, text) : undefined,
    ]);
    const { total, search, ids } = products;
    const { answer: cards, catalogue } = await readCards(context, memory, ids, undefined);
    const match = (pages: Titled[], count: number) => {
      const asTyped = matchTitles(pages, text, count);
      const matching = asTyped.length > 0 ? asTyped : matchTitles(pages, search.meant ?? '', count);
      return matching.map(({ title, path }) => ({ title, path }));
    };
    const isOrderId = /^so-?\d+$/i.test(text.trim());
    const pages = isOrderId
      ? [{ title: 'My orders', path: '/profile' }]
      : match(shopPages, maxShown.pages);
    return {
      catalogue,
      answer: {
        products: cards,
        total,
        categories: match(categories, maxShown.categories),
        brands: match(brands, maxShown.brands),
        posts: match(posts, maxShown.posts),
        pages: lot === undefined ? pages : [toLotPage(lot)],
        meant: search.meant,
        highlight: search.highlight,
      },
    };
  });
  const { total, categories, brands, posts, pages } = found;
  const isEmpty = total + [categories, brands, posts, pages].flat().length === 0;
  if (isEmpty) noteSearch(context, text, 'times');
  return found;
}

const toLotPage = (number: string) => ({
  title: `Lot ${number}`,
  path: `/lot/${encodeURIComponent(number)}`,
});

/** Pages of the shop that are neither a product nor a list: title, path, what else people type. */
const pages: [title: string, path: FixedPath, furtherWords: string][] = [
  [
    'Return and refund policy',
    '/return-and-refund-policy',
    'exchange replace replacement money cancel cancellation',
  ],
  ['Shipping policy', '/shipping-policy', 'delivery courier charges days free'],
  ['Privacy policy', '/privacy-policy', 'data cookies'],
  ['Terms and conditions', '/terms-and-conditions', 'legal'],
  ['Accessibility', '/accessibility', 'wcag screen reader keyboard disability'],
  ['Frequently asked questions', '/faq', 'faq answers help support cod cash payment'],
  ['Contact us', '/contact-us', 'phone number email address customer care complaint'],
  ['Store locator', '/store-locator', 'shops near me nearby nearest outlet address stores'],
  ['Consult our vaidya', '/consult-our-vaidya', 'doctor consultation ayurveda advice appointment'],
  ['Gift voucher', '/gift-voucher', 'gift card coupon present'],
  ['Membership', '/subscription-plans', 'elite subscription member plan free delivery'],
  ['About us', '/about-us', 'company story who'],
  ['Inspire and support', '/inspire-and-support', 'donate farmers'],
  ['Organic living', '/organic-living', 'lifestyle'],
  ['Journal', '/blogs', 'blog articles posts recipes'],
  ['Events', '/event', 'workshops calendar'],
  ['Shop by concern', '/concern', 'health problem need help remedy'],
  ['Our growers', '/growers', 'farmers farms where grown source origin'],
  ['Find your lot', '/lot', 'my batch number lab laboratory report test qr traceability'],
  ['Business', '/bussiness', 'bulk wholesale corporate order orders'],
  ['Exports', '/exports', 'overseas abroad international'],
  ['Franchise', '/franchise', 'open store partner dealership'],
  ['Cart', '/cart', 'basket bag checkout'],
  ['Wishlist', '/wishlist', 'saved favourites'],
  [
    'My orders',
    '/profile',
    'account where track tracking order status invoice bill gst cancel cancellation',
  ],
];

const shopPages = pages.map(([title, path, furtherWords]) =>
  toTitled(title, path, furtherWords.split(' ')),
);

async function openShopPages(context: ServiceContext): Promise<Titled[]> {
  const { closed_pages: closed } = await readShop(context);
  return shopPages.filter(({ path }) => !closed.includes(path));
}
