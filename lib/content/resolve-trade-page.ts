import type { ShopProfile } from '../contract/shop-profile';
import type { TextPage } from '../contract/text-page';
import type { TradePage } from './trade-page';

/**
 * Offers, terms, stories and pictures of the demo are invented: a shop without demo data shows its
 * own text.
 */
export function resolveTradePage(
  demo: TradePage,
  plain: { title: string; lead: string },
  text: TextPage | null,
  shop: Pick<ShopProfile, 'has_demo' | 'email'>,
): TradePage {
  if (shop.has_demo && !text) return demo;
  const { title, lead } = text ?? plain;
  const { picture, ...form } = demo;
  return {
    ...form,
    ...(shop.has_demo && picture && { picture }),
    title,
    lead,
    intro: [],
    offers: [],
    facts: [],
    formText: 'You can finish this later. Your draft is saved on this device.',
    afterwards: 'We’ll reply soon.',
    email: shop.email,
  };
}
