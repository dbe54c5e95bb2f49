import type { JsonThing } from './read-page.ts';

/*
 * Properties that Google requires for a rich result, by type; a dot means a nested property,
 * applied to each item of a list.
 */
const required: Record<string, string[]> = {
  Product: [
    'name',
    'image',
    'description',
    'sku',
    'brand.name',
    'offers.url',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.shippingDetails.shippingRate.value',
    'offers.shippingDetails.shippingDestination.addressCountry',
    'offers.shippingDetails.shippingRate.currency',
    'offers.shippingDetails.deliveryTime.handlingTime.maxValue',
    'offers.shippingDetails.deliveryTime.transitTime.maxValue',
    'offers.hasMerchantReturnPolicy.applicableCountry',
    'offers.hasMerchantReturnPolicy.returnPolicyCategory',
    'offers.hasMerchantReturnPolicy.merchantReturnDays',
    'offers.hasMerchantReturnPolicy.returnMethod',
    'offers.hasMerchantReturnPolicy.returnFees',
  ],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  ItemList: ['itemListElement.position', 'itemListElement.url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
  Event: [
    'name',
    'startDate',
    'endDate',
    'image',
    'description',
    'location',
    'eventStatus',
    'eventAttendanceMode',
    'organizer.name',
  ],
  Store: [
    'name',
    'telephone',
    'address.streetAddress',
    'address.addressLocality',
    'address.postalCode',
    'address.addressCountry',
    'openingHoursSpecification.opens',
    'openingHoursSpecification.closes',
  ],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  OnlineStore: ['name', 'url', 'logo', 'hasMerchantReturnPolicy'],
  WebSite: ['name', 'url'],
};

function valuesAt(thing: unknown, path: string[]): unknown[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => valuesAt(one, path));
  const [step, ...rest] = path;
  if (step === undefined) return [thing];
  if (typeof thing !== 'object' || thing === null) return [undefined];
  return valuesAt((thing as JsonThing)[step], rest);
}

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Returns the required properties that a JSON-LD object lacks. */
export function findMissingProperties(thing: JsonThing): string[] {
  const type = String(thing['@type']);
  const lacks = (required[type] ?? []).filter((path) => {
    const values = valuesAt(thing, path.split('.'));
    return values.length === 0 || !values.every(isPresent);
  });
  const rating = thing['aggregateRating'];
  return [
    ...lacks.map((path) => `${type} says nothing of ${path}`),
    ...(rating ? findMissingProperties(rating as JsonThing) : []),
  ];
}
