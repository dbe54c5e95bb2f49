import type {
  Certification,
  Product as ProductThing,
  ProductGroup,
  PropertyValue,
  UnitPriceSpecification,
} from 'schema-dts';
import { fieldText } from '../contract/product-field';
import { findProductField, productFieldNames } from '../contract/product-fields';
import type { Family, FamilyMember } from '../contract/family';
import type { Product } from '../contract/product';
import type { ShopProfile } from '../contract/shop-profile';
import { routes } from '../platform/routes';
import { site } from '../platform/site';
import { absolute } from './absolute';
import { findAxisProperty } from './axis-property';
import { plainText } from './xml';
import { feeOfOne } from '../features/product/fee-of-one';
import { returnPolicy, shippingDetails, shopReference } from './shop-json-ld';

const reviewsShown = 5;

/** Price, and the MRP if it is higher: both are visible on the page. */
function pricesOf(
  { product_price: price, base_price: mrp }: Product,
  { gstin }: ShopProfile,
): UnitPriceSpecification[] {
  const tell = (rupees: number): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    price: rupees.toFixed(2),
    priceCurrency: 'INR',
    valueAddedTaxIncluded: gstin !== '',
  });
  const struck = { ...tell(mrp), priceType: 'https://schema.org/StrikethroughPrice' as const };
  return price < mrp ? [tell(price), struck] : [tell(price)];
}

/** Availability; for members-first products with the time from which everybody can buy. */
function availabilityOf({ available_stock_quantity: stock, members_until: until }: Product) {
  if (stock === 0) return { availability: 'https://schema.org/OutOfStock' as const };
  return until && new Date(until) > new Date()
    ? {
        availability: 'https://schema.org/LimitedAvailability' as const,
        availabilityStarts: until,
      }
    : { availability: 'https://schema.org/InStock' as const };
}

/** The fields of `productFields` that search engines read. */
function propertiesOf(product: Product): PropertyValue[] {
  return productFieldNames.flatMap((name): PropertyValue[] => {
    const { jsonLd } = findProductField(name);
    const value = fieldText(product[name]);
    return jsonLd && value ? [{ '@type': 'PropertyValue', name: jsonLd, value }] : [];
  });
}

/** A line such as `NPOP ORG/SC/1234 https://…`: the body, its number, where it can be seen. */
function certification(line: string): Certification {
  const url = /https?:\/\/\S+/.exec(line)?.[0];
  const name = line.replace(url ?? '', '').trim() || line;
  const number = name.split(/\s+/).find((word) => /\d/.test(word));
  const body = number ? name.slice(0, name.indexOf(number)).trim() : '';
  return {
    '@type': 'Certification',
    name,
    ...(number && { certificationIdentification: number }),
    issuedBy: { '@type': 'Organization', name: body || name },
    ...(url && { url }),
  };
}

const groupReference = ({ id }: Family) => ({ '@id': `${site.url()}/#family-${id}` });

/** What a member is in each axis; an axis without a property is told by its name. */
function optionFields({ axes }: Family, { options }: FamilyMember) {
  const others = axes.flatMap((axis, index): PropertyValue[] => {
    const value = options[index];
    return value && !findAxisProperty(axis)
      ? [{ '@type': 'PropertyValue', name: axis, value }]
      : [];
  });
  const known = axes.map((axis, index) => [findAxisProperty(axis), options[index]]);
  return {
    own: Object.fromEntries(known.filter(([name]) => name)) as Record<string, string>,
    others,
  };
}

/**
 * The family of a product, of which its page tells the other members in short; undefined without
 * others.
 */
export function familyThing({ id, family, brand_name: brand }: Product): ProductGroup | undefined {
  if (!family || family.members.length < 2) return undefined;
  return {
    '@type': 'ProductGroup',
    ...groupReference(family),
    name: family.name,
    productGroupID: String(family.id),
    brand: { '@type': 'Brand', name: brand },
    variesBy: family.axes.map((axis) => {
      const known = findAxisProperty(axis);
      return known ? `https://schema.org/${known}` : axis;
    }),
    hasVariant: family.members.map((member) => {
      const url = absolute(routes.product({ id: member.product_id, name: member.name }));
      if (member.product_id === id) return { '@id': `${url}#product` };
      const { own, others } = optionFields(family, member);
      return {
        '@type': 'Product' as const,
        '@id': `${url}#product`,
        name: member.name,
        url,
        sku: member.sku,
        ...own,
        ...(others.length > 0 && { additionalProperty: others }),
        ...(member.image1 && { image: absolute(member.image1) }),
        inProductGroupWithID: String(family.id),
        offers: {
          '@type': 'Offer' as const,
          url,
          price: member.product_price.toFixed(2),
          priceCurrency: 'INR',
          availability:
            member.available_stock_quantity === 0
              ? ('https://schema.org/OutOfStock' as const)
              : ('https://schema.org/InStock' as const),
        },
      };
    }),
  };
}

/** Fields of a product that is one of a family. */
function memberFields({ id, family }: Product) {
  const member = family?.members.find((one) => one.product_id === id);
  if (!family || !member || family.members.length < 2) return { own: {}, others: [] };
  const { own, others } = optionFields(family, member);
  return {
    own: {
      ...own,
      isVariantOf: groupReference(family),
      inProductGroupWithID: String(family.id),
    },
    others,
  };
}

/** Product JSON-LD with its offer; ratings only if there are reviews. */
export function productThing(product: Product, shop: ShopProfile): ProductThing {
  const url = absolute(routes.product(product));
  const { average_rating: rating } = product;
  const { own, others } = memberFields(product);
  const properties = [...others, ...propertiesOf(product)];
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    ...(product.local_name && { alternateName: product.local_name }),
    url,
    image: product.images.map(absolute),
    description: plainText(product.description, 5000) || product.name,
    sku: product.sku,
    ...(product.barcode && { gtin: product.barcode }),
    category: product.categories.map(({ name }) => name).join(' > '),
    brand: { '@type': 'Brand', name: product.brand_name },
    ...(product.manufacturer && {
      manufacturer: { '@type': 'Organization', name: product.manufacturer },
    }),
    ...(product.certificates.length > 0 && {
      hasCertification: product.certificates.map(certification),
    }),
    ...own,
    ...(properties.length > 0 && { additionalProperty: properties }),
    offers: {
      '@type': 'Offer',
      url,
      price: product.product_price.toFixed(2),
      priceCurrency: 'INR',
      ...availabilityOf(product),
      itemCondition: 'https://schema.org/NewCondition',
      seller: shopReference(shop),
      priceSpecification: pricesOf(product, shop),
      shippingDetails: shippingDetails(feeOfOne(product, shop)),
      hasMerchantReturnPolicy: returnPolicy(shop, product.is_returnable !== false),
      ...(product.combo && {
        includesObject: product.combo.items.map((item) => ({
          '@type': 'TypeAndQuantityNode' as const,
          amountOfThisGood: item.quantity,
          typeOfGood: {
            '@type': 'Product' as const,
            name: item.name,
            url: absolute(routes.product({ id: item.product_id, name: item.name })),
          },
        })),
      }),
    },
    ...(rating.review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average_rating,
        reviewCount: rating.review_count,
        bestRating: 5,
        worstRating: 1,
      },
      review: product.rating_review_data.slice(0, reviewsShown).map((review) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: review.name },
        datePublished: review.published_at.slice(0, 10),
        reviewRating: {
          '@type': 'Rating' as const,
          ratingValue: review.rating,
          bestRating: 5,
          worstRating: 1,
        },
        ...(review.review && { reviewBody: review.review }),
      })),
    }),
  };
}
