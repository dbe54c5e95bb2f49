import { demoShop } from '../contract/demo-shop';
import type { Product } from '../contract/product';
import type { ShopProfile } from '../contract/shop-profile';
import { familyThing, productThing } from './product-json-ld';

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

describe('what a size says of its family to search engines', () => {
  const member = {
    product_id: 7,
    name: 'Neem soap',
    options: ['Neem', '1 bar'],
    sku: 'NS-7',
    product_price: 99.5,
    base_price: 120,
    net_quantity: 125,
    unit: 'g',
    available_stock_quantity: 3,
    image1: null,
  };
  const other = {
    ...member,
    product_id: 9,
    name: 'Neem soap, 3 bars',
    options: ['Neem', '3 bars'],
    sku: 'NS-9',
    product_price: 280,
    available_stock_quantity: 0,
    image1: '/pictures/a.webp',
  };
  const family = { id: 4, name: 'Soap', axes: ['Scent', 'Pack'], members: [member, other] };
  const tell = (more: Partial<Product>) =>
    JSON.parse(JSON.stringify(familyThing({ ...product, ...more }) ?? null)) as Record<
      string,
      unknown
    > | null;

  it('is the group, with itself by address and the others in short', () => {
    const group = tell({ family });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      '@id': expect.stringMatching(/\/#family-4$/),
      name: 'Soap',
      productGroupID: '4',
      variesBy: ['Scent', 'https://schema.org/size'],
      hasVariant: [
        { '@id': expect.stringMatching(/\/products\/7\/neem-soap#product$/) },
        {
          '@type': 'Product',
          '@id': expect.stringMatching(/\/products\/9\/neem-soap-3-bars#product$/),
          sku: 'NS-9',
          size: '3 bars',
          additionalProperty: [{ name: 'Scent', value: 'Neem' }],
          inProductGroupWithID: '4',
          offers: { price: '280.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
    expect(buildJsonLd({ family })).toMatchObject({
      '@id': expect.stringMatching(/\/products\/7\/neem-soap#product$/),
      size: '1 bar',
      additionalProperty: [{ name: 'Scent', value: 'Neem' }],
      isVariantOf: { '@id': group?.['@id'] },
      inProductGroupWithID: '4',
    });
  });

  it('is nothing where it is the only one, or has no family', () => {
    expect(tell({})).toBe(null);
    expect(tell({ family: { ...family, members: [member] } })).toBe(null);
    expect(buildJsonLd({ family: { ...family, members: [member] } })).not.toHaveProperty(
      'isVariantOf',
    );
  });

  it('names what a combo holds', () => {
    const item = { product_id: 9, name: 'Soap', quantity: 2, image1: null, product_price: 50 };
    expect(buildJsonLd({ combo: { items: [item], saves: 10 } }).offers).toMatchObject({
      includesObject: [
        { '@type': 'TypeAndQuantityNode', amountOfThisGood: 2, typeOfGood: { name: 'Soap' } },
      ],
    });
  });
});
