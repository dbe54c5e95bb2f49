import { demoShop } from '../contract/demo-shop';
import type { Product } from '../contract/product';
import type { ShopProfile } from '../contract/shop-profile';
import { productThing } from './product-json-ld';

const product = {
  id: 7,
  name: 'Neem soap',
  sku: 'NS-7',
  local_name: null,
  brand_name: 'Aranya',
  description: '<p>Neem &amp; oil.</p>',
  images: ['/pictures/a.webp'],
  categories: [{ id: 1, name: 'Personal care' }],
  product_price: 99.5,
  base_price: 120,
  available_stock_quantity: 3,
  average_rating: { average_rating: 0, review_count: 0 },
  rating_review_data: [],
  manufacturer: '',
  country_of_origin: '',
  certificates: [],
} as unknown as Product;

interface ProductJsonLd {
  offers: {
    price: string;
    availability: string;
    priceSpecification: Record<string, unknown>[];
    shippingDetails: { shippingRate: { value: number } };
    hasMerchantReturnPolicy: { returnFees: string };
  };
}

const buildJsonLd = (more: Partial<Product> = {}, shop: Partial<ShopProfile> = {}) =>
  JSON.parse(
    JSON.stringify(productThing({ ...product, ...more }, { ...demoShop, ...shop })),
  ) as ProductJsonLd;

describe('what a product says of itself to search engines', () => {
  it('is what it costs, and the MRP as a price that is struck through', () => {
    const { offers } = buildJsonLd();
    expect(offers.price).toBe('99.50');
    expect(offers.priceSpecification.map(({ price, priceType }) => [price, priceType])).toEqual([
      ['99.50', undefined],
      ['120.00', 'https://schema.org/StrikethroughPrice'],
    ]);
  });

  it('is one price where nothing is reduced', () => {
    expect(buildJsonLd({ base_price: 99.5 }).offers.priceSpecification).toHaveLength(1);
  });

  it('is whether it can be had', () => {
    expect(buildJsonLd().offers.availability).toBe('https://schema.org/InStock');
    expect(buildJsonLd({ available_stock_quantity: 0 }).offers.availability).toBe(
      'https://schema.org/OutOfStock',
    );
    const until = new Date(Date.now() + 60_000).toISOString();
    expect(buildJsonLd({ members_until: until }).offers).toMatchObject({
      availability: 'https://schema.org/LimitedAvailability',
      availabilityStarts: until,
    });
  });

  it('is what it is certified by, with number and register', () => {
    expect(buildJsonLd()).not.toHaveProperty('hasCertification');
    const lines = ['NPOP ORG/SC/1234 https://example.in/1.pdf', 'PGS India'];
    expect(buildJsonLd({ certificates: lines })).toMatchObject({
      hasCertification: [
        {
          name: 'NPOP ORG/SC/1234',
          certificationIdentification: 'ORG/SC/1234',
          issuedBy: { name: 'NPOP' },
          url: 'https://example.in/1.pdf',
        },
        { name: 'PGS India', issuedBy: { name: 'PGS India' } },
      ],
    });
  });

  it('is what the shop asks for delivery, and whether the price holds tax', () => {
    const { offers } = buildJsonLd({}, { shipping_fee: 49.9, gstin: '' });
    expect(offers.shippingDetails.shippingRate.value).toBe(49.9);
    expect(offers.priceSpecification[0]).toMatchObject({ valueAddedTaxIncluded: false });
    expect(buildJsonLd().offers.priceSpecification[0]).toMatchObject({
      valueAddedTaxIncluded: true,
    });
    expect(buildJsonLd({}, { shipping_fee: 0 }).offers.hasMerchantReturnPolicy.returnFees).toBe(
      'https://schema.org/ReturnFeesCustomerResponsibility',
    );
  });

  it('is where it comes from and what allergens it has, as far as that is known', () => {
    expect(buildJsonLd()).not.toHaveProperty('additionalProperty');
    const known = buildJsonLd({ country_of_origin: 'India', allergens: 'Contains milk' });
    expect(known).toMatchObject({
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Origin', value: 'India' },
        { '@type': 'PropertyValue', name: 'Allergens', value: 'Contains milk' },
      ],
    });
  });

  it('is no rating where nobody has rated', () => {
    expect(buildJsonLd()).not.toHaveProperty('aggregateRating');
  });
});
