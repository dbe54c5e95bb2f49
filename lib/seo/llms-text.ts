import { consultationCost } from '../content/consultation-cost';
import { formatMemberFee } from '../format/member-delivery';
import { shortMembershipName } from '../contract/membership-name';
import type { ShopProfile } from '../contract/shop-profile';
import { sayOtherReturns, sayReplacement } from '../contract/return-windows';
import { storeRules } from '../contract/store-rules';
import { formatDeliveryFee } from '../format/delivery-fee';
import { canJoin, isOpen } from '../features/shop-profile/open-pages';
import { formatRupees } from '../format/money';
import { routes } from '../platform/routes';
import { absolute } from './absolute';

interface Link {
  name: string;
  url: string;
  note: string;
}

/* A name or note is one line of text, whatever Markdown signs staff have typed. */
const plainMarkdown = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const listed = (links: Link[]) =>
  links
    .map(
      ({ name, url, note }) =>
        `- [${plainMarkdown(name)}](${url})${note ? `: ${plainMarkdown(note)}` : ''}`,
    )
    .join('\n');

const page = (name: string, path: string, note: string): Link => ({
  name,
  url: absolute(path),
  note,
});

interface LlmsMatter {
  shop: ShopProfile;
  categories: Link[];
  posts: Link[];
}

const { giftVoucher } = storeRules;
const { nearby, elsewhere } = storeRules.deliveryDays;

function termsOf(shop: ShopProfile): string {
  const {
    shipping_fee: fee,
    free_shipping_city: homeCity,
    minimum_order: minOrderRupees,
    gstin,
  } = shop;
  const days = elsewhere.join(' to ');
  const rate = formatMemberFee(shop);
  const members =
    rate && canJoin(shop) ? `; ${rate} for ${shortMembershipName(shop.elite_name)} members` : '';
  const home = `${nearby[1]} working days in ${homeCity} free, ${days} elsewhere`;
  return [
    `Prices are in Indian rupees${gstin && ' and include all taxes'}.`,
    ...(minOrderRupees > 0 ? [`Orders from ${formatRupees(minOrderRupees)}.`] : []),
    `Delivery within India: ${homeCity ? home : `${days} working days`} ${
      fee > 0 ? `for ${formatDeliveryFee(shop)}${members}` : formatDeliveryFee(shop)
    }.`,
  ].join(' ');
}

/** Pages of services and policies that the shop has. */
function openPages(shop: ShopProfile): Link[] {
  const pages: [name: string, path: string, note: string][] = [
    ['Consult our vaidya', routes.vaidya, consultationCost(shop).note],
    [shop.elite_name, routes.membership, 'membership and its benefits'],
    [
      'Gift voucher',
      routes.giftVoucher,
      `from ${formatRupees(giftVoucher.least)} to ${formatRupees(giftVoucher.most)}, sent by email, without expiry`,
    ],
    ['Stores', routes.storeLocator, 'addresses and opening hours'],
    ['Events', routes.events, 'tastings, walks and talks'],
    ['For business', routes.business, 'bulk supply, corporate gifts, private label'],
    ['Exports', routes.exports, 'for importers and distributors abroad'],
    ['Contact', routes.contactUs, 'form, telephone, email and address'],
    ['Frequently asked questions', routes.faq, ''],
    ['Shipping policy', routes.shippingPolicy, ''],
    ['Return and refund policy', routes.returnPolicy, ''],
    ['Accessibility', routes.accessibility, 'what works, what doesn’t, and whom to contact'],
  ];
  return pages
    .filter(([, path]) => isOpen(shop, path))
    .map(([name, path, note]) => page(name, path, note));
}

export function llmsText({ shop, categories, posts }: LlmsMatter): string {
  return `# ${plainMarkdown(shop.name)}

> ${plainMarkdown(shop.description)}

${plainMarkdown(termsOf(shop))} ${sayReplacement(shop)} ${sayOtherReturns(shop)}

## Shop

${listed([page('All products', routes.shop(), 'the full range, 20 per page'), ...categories])}

## Services and policies

${listed(openPages(shop))}

## Journal

${listed(posts)}

## For machines

${listed([
  page('Sitemap', '/sitemap.xml', ''),
  page('Product feed', routes.merchantFeed, 'all products with price and stock'),
  page('Journal as RSS', routes.rss, ''),
])}
`;
}
