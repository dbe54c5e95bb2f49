import type { ShopProfile } from '../contract/shop-profile';
import { storeRules } from '../contract/store-rules';
import { routes } from '../routes';
import { absolute } from './absolute';

interface Link {
  name: string;
  url: string;
  note: string;
}

const listed = (links: Link[]) =>
  links.map(({ name, url, note }) => `- [${name}](${url})${note ? `: ${note}` : ''}`).join('\n');

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

/** /llms.txt: the shop in one page of Markdown. */
export function llmsText({ shop, categories, posts }: LlmsMatter): string {
  const { nearby, elsewhere } = storeRules.deliveryDays;
  return `# ${shop.name}

> ${shop.description}

Prices are in Indian rupees and include all taxes. Orders from ₹${storeRules.minimumOrder}. Delivery within India: ${nearby[1]} working days in ${storeRules.freeShippingCity} without charge, ${elsewhere[0]} to ${elsewhere[1]} elsewhere for ₹${storeRules.shippingFee}; free for Elite members. Damaged, wrong or expired goods are replaced when reported within ${storeRules.replacementDays} days; other returns can be asked for within ${storeRules.returnDays}.

## Shop

${listed([page('All products', routes.shop(), 'the whole shelf, 20 a page'), ...categories])}

## Services and policies

${listed([
  page('Consult our vaidya', routes.vaidya, 'a free consultation with an Ayurvedic physician'),
  page('SOSE Elite', routes.elite, 'the membership and what it gives'),
  page('Gift voucher', routes.giftVoucher, 'from ₹100 to ₹10,000, sent by e-mail, without expiry'),
  page('Stores', routes.storeLocator, 'addresses and opening hours'),
  page('Events', routes.events, 'tastings, walks, talks'),
  page('For business', routes.business, 'supply by the sack and the carton, gifts, own labels'),
  page('Exports', routes.exports, 'for importers and distributors abroad'),
  page('Contact', routes.contactUs, 'form, telephone, e-mail and address'),
  page('Questions and answers', routes.faq, ''),
  page('Shipping policy', routes.shippingPolicy, ''),
  page('Return and refund policy', routes.returnPolicy, ''),
])}

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
