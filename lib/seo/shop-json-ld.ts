import type { MerchantReturnPolicy, OfferShippingDetails, OnlineStore, WebSite } from 'schema-dts';
import type { ShopProfile } from '../contract/shop-profile';
import type { DeliveryTerms } from '../contract/delivery-terms';
import { storeRules } from '../contract/store-rules';
import { routes } from '../platform/routes';
import { site } from '../platform/site';
import { absolute } from './absolute';

/** The shop itself; other things point to it. */
export const shopReference = () => ({ '@id': `${site.url()}/#shop` });

const [fewestDays] = storeRules.deliveryDays.elsewhere;

/** What delivery costs and how long it takes outside the city of the packing house. */
export const shippingDetails = ({ shipping_fee: fee }: DeliveryTerms): OfferShippingDetails => ({
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

/** The return policy in the words of search engines. */
export const returnPolicy = ({ shipping_fee: fee }: DeliveryTerms): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: storeRules.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  // An amount of 0 would say that bringing it back is free, too.
  ...(fee > 0
    ? {
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: fee, currency: 'INR' },
      }
    : { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' }),
  merchantReturnLink: absolute(routes.returnPolicy),
});

/** The shop as a business, for the home page. */
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

/** The site and its search, for the home page. */
export const webSite = ({ name }: ShopProfile): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url()}/#site`,
  name,
  url: site.url(),
  inLanguage: 'en-IN',
  publisher: shopReference(),
});
