import type { FixedPath } from '../../../contract/site-pages.ts';
import type { ServiceContext } from '../../context.ts';
import { toTitled, type Titled } from '../../search/engine.ts';
import { readShop } from '../shop-profile/read-shop.ts';

/** Pages of the shop that are neither a product nor a list: title, path, what else people type. */
const pages: [title: string, path: FixedPath, furtherWords: string][] = [
  ['Return and refund policy', '/return-and-refund-policy', 'exchange replace replacement money'],
  ['Shipping policy', '/shipping-policy', 'delivery courier charges days free'],
  ['Privacy policy', '/privacy-policy', 'data cookies'],
  ['Terms and conditions', '/terms-and-conditions', 'legal'],
  ['Accessibility', '/accessibility', 'wcag screen reader keyboard disability'],
  ['Questions and answers', '/faq', 'faq help support cod cash payment'],
  ['Contact us', '/contact-us', 'phone number email address customer care complaint'],
  ['Store locator', '/store-locator', 'shops near outlet address stores'],
  ['Consult our vaidya', '/consult-our-vaidya', 'doctor consultation ayurveda advice appointment'],
  ['Gift voucher', '/gift-voucher', 'gift card coupon present'],
  ['Membership', '/subscription-plans', 'elite subscription member plan free delivery'],
  ['About us', '/about-us', 'company story who'],
  ['Inspire and support', '/inspire-and-support', 'donate farmers'],
  ['Organic living', '/organic-living', 'lifestyle'],
  ['Journal', '/blogs', 'blog articles posts recipes'],
  ['Events', '/event', 'workshops calendar'],
  ['Shop by concern', '/concern', 'health problem need help remedy'],
  ['Business', '/bussiness', 'bulk wholesale corporate'],
  ['Exports', '/exports', 'overseas abroad international'],
  ['Franchise', '/franchise', 'open store partner dealership'],
  ['Cart', '/cart', 'basket bag checkout'],
  ['Wishlist', '/wishlist', 'saved favourites'],
  ['My orders', '/profile', 'account track tracking order status invoice'],
];

const shopPages = pages.map(([title, path, furtherWords]) =>
  toTitled(title, path, furtherWords.split(' ')),
);

/** Returns the pages that the shop has. */
export async function openShopPages(context: ServiceContext): Promise<Titled[]> {
  const { closed_pages: closed } = await readShop(context);
  return shopPages.filter(({ path }) => !closed.includes(path));
}
