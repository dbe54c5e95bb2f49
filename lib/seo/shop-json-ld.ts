import type { MerchantReturnPolicy, OfferShippingDetails, OnlineStore, WebSite } from 'schema-dts';
import type { ShopProfile } from '../contract/shop-profile';
import { storeRules } from '../contract/store-rules';
import { isOpen } from '../features/shop-profile/open-pages';
import { routes } from '../platform/routes';
import { site } from '../platform/site';
import { absolute } from './absolute';

/** Reference to the shop's JSON-LD entity. */
export const shopReference = () => ({ '@id': `${site.url()}/#shop` });

const [fewestDays] = storeRules.deliveryDays.elsewhere;

/** Shipping cost (rupees) and time outside the city of the warehouse. */
export const shippingDetails = (fee: number): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'INR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: fewestDays - 1,
      maxValue: storeRules.deliveryDays.elsewhere[1],
      unitCode: 'DAY',
    },
  },
});

/** Return policy as JSON-LD. */
export const returnPolicy = ({
  shipping_fee: fee,
  ...shop
}: Pick<ShopProfile, 'shipping_fee' | 'closed_pages' | 'return_days'>): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  ...(shop.return_days > 0
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
  '@type': 'OnlineStore',
  ...shopReference(),
  name: shop.name,
  url: site.url(),
  description: shop.description,
  logo: absolute(shop.logo ?? '/pictures/icon-512.png'),
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

export const webSite = ({ name }: ShopProfile): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url()}/#site`,
  name,
  url: site.url(),
  inLanguage: 'en-IN',
  publisher: shopReference(),
});
