import type { DeliveryTerms } from '../contract/delivery-terms';
import { deliveryTimes } from './shop-json-ld';
import { feeOfOne } from '../features/product/fee-of-one';
import type { FeedProduct } from '../contract/seo';
import { routes } from '../platform/routes';
import { absolute } from './absolute';
import { findAxisProperty } from './axis-property';
import { tag, type Xml } from './xml';

const extraPictures = 10;
const inr = (rupees: number) => `${rupees.toFixed(2)} INR`;

/** Base measures of Google's merchant feed by unit; pieces have none. */
const baseMeasures: Record<string, string> = { g: '100 g', kg: '1 kg', ml: '100 ml', l: '1 l' };

function measureOf({ net_quantity: quantity, unit }: FeedProduct): Xml[] {
  const baseMeasure = baseMeasures[unit];
  if (!baseMeasure) return [];
  return [
    tag('g:unit_pricing_measure', `${quantity} ${unit}`),
    tag('g:unit_pricing_base_measure', baseMeasure),
  ];
}

/*
 * Google refuses a group whose items do not say what they differ in; it has no word for a flavour.
 */
function variantOf({ family_id: familyId, options = [] }: FeedProduct): Xml[] {
  const known = options.flatMap(({ axis, value }) => {
    const property = findAxisProperty(axis);
    return property ? [tag(`g:${property}`, value)] : [];
  });
  const isGroup = familyId && known.length > 0 && known.length === options.length;
  return isGroup ? [tag('g:item_group_id', String(familyId)), ...known] : known;
}

/** Categories of Google's taxonomy by HSN code; the first that fits. */
const googleCategories: readonly (readonly [RegExp, string])[] = [
  [/^(090[1-3]|2009|22)/, 'Food, Beverages & Tobacco > Beverages'],
  [/^(1211|30)/, 'Health & Beauty > Health Care'],
  [/^(0[2-4]|0[7-9]|1\d|2[01])/, 'Food, Beverages & Tobacco > Food Items'],
  [/^330741/, 'Home & Garden > Decor > Home Fragrances'],
  [/^(33|3401)/, 'Health & Beauty > Personal Care'],
  [/^(3402|3405|3808)/, 'Home & Garden > Household Supplies'],
];

const { handling, transit } = deliveryTimes;
const shippingDays = [
  tag('g:min_handling_time', String(handling[0])),
  tag('g:max_handling_time', String(handling[1])),
  tag('g:min_transit_time', String(transit[0])),
  tag('g:max_transit_time', String(transit[1])),
];

/** Returns one product of the Google merchant feed, with its shipping cost. */
export function merchantItem(product: FeedProduct, terms: DeliveryTerms): string {
  const [first, ...others] = product.images.map(absolute);
  const fee = feeOfOne(product, terms);
  const googleCategory = googleCategories.find(([hsn]) => hsn.test(product.hsn))?.[1];
  const isReduced = product.product_price < product.base_price;
  return tag('item', [
    tag('g:id', product.sku),
    tag('title', product.name),
    // The feed requires a description.
    tag('description', product.description || product.name),
    tag('link', absolute(routes.product(product))),
    ...(first ? [tag('g:image_link', first)] : []),
    ...others.slice(0, extraPictures).map((image) => tag('g:additional_image_link', image)),
    tag('g:availability', product.availability),
    tag('g:price', inr(isReduced ? product.base_price : product.product_price)),
    ...(isReduced ? [tag('g:sale_price', inr(product.product_price))] : []),
    tag('g:condition', 'new'),
    tag('g:brand', product.brand_name),
    ...variantOf(product),
    ...(product.is_combo ? [tag('g:is_bundle', 'yes')] : []),
    product.gtin ? tag('g:gtin', product.gtin) : tag('g:identifier_exists', 'no'),
    ...(googleCategory ? [tag('g:google_product_category', googleCategory)] : []),
    ...(product.categories.length > 0
      ? [tag('g:product_type', product.categories.join(' > '))]
      : []),
    ...measureOf(product),
    tag('g:shipping', [tag('g:country', 'IN'), tag('g:price', inr(fee)), ...shippingDays]),
  ]).xml;
}

/** Google takes no item without a picture. */
export async function* merchantPieces(
  products: AsyncIterable<FeedProduct[]>,
  terms: DeliveryTerms,
): AsyncGenerator<string> {
  for await (const piece of products) {
    yield piece
      .filter(({ images }) => images.length > 0)
      .map((product) => merchantItem(product, terms))
      .join('\n');
  }
}
