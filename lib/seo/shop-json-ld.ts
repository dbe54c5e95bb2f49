import type { MerchantReturnPolicy, OfferShippingDetails, OnlineStore, WebSite } from 'schema-dts';
import { storeRules } from '../contract/store-rules';
import { routes } from '../routes';
import { site } from '../site';
import { absolute } from './absolute';

/** The shop itself; other things point to it. */
export const shopReference = () => ({ '@id': `${site.url()}/#shop` });

const [fewestDays] = storeRules.deliveryDays.elsewhere;

/** What delivery costs and how long it takes outside the city of the packing house. */
export const shippingDetails = (): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: storeRules.shippingFee, currency: 'INR' },
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

/** The return policy in the words of search engines (spec section 9; /return-and-refund-policy). */
export const returnPolicy = (): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: storeRules.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnShippingFees',
  returnShippingFeesAmount: {
    '@type': 'MonetaryAmount',
    value: storeRules.shippingFee,
    currency: 'INR',
  },
  merchantReturnLink: absolute(routes.returnPolicy),
});

/** The shop as a business, for the home page. */
export const onlineStore = (): OnlineStore => ({
  '@type': 'OnlineStore',
  ...shopReference(),
  name: site.name,
  url: site.url(),
  description: site.description,
  logo: absolute('/pictures/icon-512.png'),
  email: site.email,
  telephone: site.phone,
  vatID: site.gstin,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.street,
    addressLocality: site.city,
    addressRegion: site.state,
    postalCode: site.postalCode,
    addressCountry: 'IN',
  },
  sameAs: site.social.map(({ href }) => href),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: site.email,
    telephone: site.phone,
    areaServed: 'IN',
    availableLanguage: ['en', 'hi', 'gu'],
  },
  hasMerchantReturnPolicy: returnPolicy(),
});

/** The site and its search, for the home page. */
export const webSite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url()}/#site`,
  name: site.name,
  url: site.url(),
  inLanguage: 'en-IN',
  publisher: shopReference(),
});
