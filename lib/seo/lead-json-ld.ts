import type { ContactPage, Service } from 'schema-dts';
import { contact } from '../content/contact';
import type { TradePage } from '../content/trade-page';
import type { ShopProfile } from '../contract/shop-profile';
import { routes } from '../platform/routes';
import { absolute } from './absolute';
import { onlineStore, shopReference } from './shop-json-ld';

export const contactPage = (shop: ShopProfile): ContactPage => ({
  '@type': 'ContactPage',
  '@id': `${absolute(routes.contactUs)}#page`,
  url: absolute(routes.contactUs),
  name: contact.title,
  description: contact.lead,
  inLanguage: 'en-IN',
  mainEntity: onlineStore(shop),
});

export const tradeService = (page: TradePage, path: string, shop: ShopProfile): Service => ({
  '@type': 'Service',
  '@id': `${absolute(path)}#service`,
  url: absolute(path),
  name: page.title,
  description: page.lead,
  provider: shopReference(shop),
  ...(page.offers.length > 0 && {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.offersTitle,
      itemListElement: page.offers.map(({ name, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, description: text },
      })),
    },
  }),
});
