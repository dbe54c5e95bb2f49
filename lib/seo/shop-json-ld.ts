import type {
  MerchantReturnPolicy,
  OfferShippingDetails,
  OnlineStore,
  WebSite,
  ContactPage,
  Service,
} from 'schema-dts';
import { contact } from '../content/contact';
import type { TradePage } from '../content/trade-page';
import type { ShopProfile } from '../contract/shop-profile';
import { storeRules } from '../contract/store-rules';
import { shopIcon } from '../features/share/shop-icon';
import { isOpen } from '../features/shop-profile/open-pages';
import { routes } from '../platform/routes';
import { site } from '../platform/site';
import { absolute } from './absolute';

/** Reference to the shop's JSON-LD entity; with its name, because each page is read separately. */
export const shopReference = ({ name }: Pick<ShopProfile, 'name'>) => ({
  '@type': 'Organization' as const,
  '@id': `${site.url()}/#shop`,
  name,
  url: site.url(),
});

const [fewestDays, maxDays] = storeRules.deliveryDays.elsewhere;

/** Days of packing and transport outside the city of the warehouse: fewest and most. */
export const deliveryTimes = { handling: [0, 1], transit: [fewestDays - 1, maxDays] } as const;

const daysOf = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue' as const,
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Shipping cost (rupees) and time outside the city of the warehouse. */
export const shippingDetails = (fee: number): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'INR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: daysOf(deliveryTimes.handling),
    transitTime: daysOf(deliveryTimes.transit),
  },
});

/** Return policy of the shop, or of goods that cannot be returned, as JSON-LD. */
export const returnPolicy = (
  {
    shipping_fee: fee,
    ...shop
  }: Pick<ShopProfile, 'shipping_fee' | 'closed_pages' | 'return_days'>,
  isReturnable = true,
): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  ...(isReturnable && shop.return_days > 0
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: shop.return_days,
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
  returnMethod: 'https://schema.org/ReturnByMail',
  // An amount of 0 would mean that the return shipping is free too.
  ...(fee > 0
    ? {
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: fee, currency: 'INR' },
      }
    : { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' }),
  ...(isOpen(shop, routes.returnPolicy) && { merchantReturnLink: absolute(routes.returnPolicy) }),
});

export const onlineStore = (shop: ShopProfile): OnlineStore => ({
  ...shopReference(shop),
  '@type': 'OnlineStore',
  description: shop.description,
  logo: absolute(shop.logo ?? shopIcon(shop, 512)),
  ...(shop.email && { email: shop.email }),
  ...(shop.phone && { telephone: shop.phone }),
  ...(shop.gstin && { vatID: shop.gstin }),
  ...(shop.street && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      addressLocality: shop.city,
      addressRegion: shop.state,
      postalCode: shop.postal_code,
      addressCountry: 'IN',
    },
  }),
  sameAs: shop.social.map(({ href }) => href),
  ...(shop.email && {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: shop.email,
      telephone: shop.phone,
      areaServed: 'IN',
      availableLanguage: ['en', 'hi', 'gu'],
    },
  }),
  hasMerchantReturnPolicy: returnPolicy(shop),
});

export const webSite = (shop: ShopProfile): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url()}/#site`,
  name: shop.name,
  url: site.url(),
  inLanguage: 'en-IN',
  publisher: shopReference(shop),
});

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
