import { demoShop } from '../contract/demo-shop';
import type { FeedProduct } from '../contract/seo';
import { merchantItem, merchantPieces } from './merchant-feed';

const product: FeedProduct = {
  id: 1,
  sku: 'TU-0214',
  name: 'Lakadong turmeric powder',
  description: 'Dug in January.',
  images: ['/pictures/a.webp', '/pictures/b.webp'],
  base_price: 349,
  product_price: 299,
  availability: 'in_stock',
  brand_name: 'Aranya',
  gtin: '8904109400018',
  hsn: '09103030',
  categories: ['Food', 'Spices and masalas'],
  net_quantity: 250,
  unit: 'g',
  updated_at: '2026-11-20T10:00:00.000Z',
};

describe('an item of the merchant feed', () => {
  it('tells the MRP as the price and what is paid as the sale price', () => {
    const item = merchantItem(product, { ...demoShop, shipping_fee: 49.9 });
    expect(item).toContain('<g:price>349.00 INR</g:price><g:sale_price>299.00 INR</g:sale_price>');
    expect(item).toContain('<g:product_type>Food &gt; Spices and masalas</g:product_type>');
    expect(item).toContain('<g:unit_pricing_measure>250 g</g:unit_pricing_measure>');
    expect(item).toContain('<g:price>49.90 INR</g:price><g:min_handling_time>');
  });

  it('delivers free what reaches the amount of the shop, and charges a heavy one', () => {
    const feeOf = (more: object) =>
      /<g:price>([\d.]+) INR<\/g:price><g:min_handling_time>/.exec(
        merchantItem(product, { ...demoShop, shipping_fee: 50, ...more }),
      )?.[1];
    expect(feeOf({ free_from: 299 })).toBe('0.00');
    expect(feeOf({ free_from: 300 })).toBe('50.00');
    expect(feeOf({ weight_included: 0.2, weight_fee: 20 })).toBe('70.00');
  });

  it('tells the barcode, never the SKU as a number of the manufacturer', () => {
    const item = merchantItem(product, demoShop);
    expect(item).toContain('<g:gtin>8904109400018</g:gtin>');
    expect(item).toContain(
      '<g:google_product_category>Food, Beverages &amp; Tobacco &gt; Food Items<',
    );
    expect(item).toContain('<g:max_transit_time>');
    const bare = merchantItem({ ...product, gtin: '', hsn: '9999' }, demoShop);
    expect(bare).toContain('<g:identifier_exists>no</g:identifier_exists>');
    expect(bare).not.toMatch(/g:(gtin|mpn|google_product_category)>/);
  });

  it('names the family of a size with what it differs in, and none without', () => {
    const group = '<g:item_group_id>12</g:item_group_id><g:size>250 g</g:size>';
    const size = { axis: 'Size', value: '250 g' };
    const member = { ...product, family_id: 12, options: [size] };
    expect(merchantItem(member, demoShop)).toContain(group);
    const flavoured = { ...member, options: [size, { axis: 'Flavour', value: 'Rose' }] };
    for (const none of [product, { ...product, family_id: null }, flavoured]) {
      expect(merchantItem(none, demoShop)).not.toContain('item_group_id');
    }
    expect(merchantItem(flavoured, demoShop)).toContain('<g:size>250 g</g:size>');
  });

  it('is left out while it has no picture', async () => {
    async function* pieces() {
      yield await Promise.resolve([
        { ...product, images: [] },
        { ...product, sku: 'TU-2' },
      ]);
    }
    const written: string[] = [];
    for await (const piece of merchantPieces(pieces(), demoShop)) written.push(piece);
    expect(written.join('').match(/<item>/g)).toHaveLength(1);
    expect(written.join('')).toContain('<g:id>TU-2</g:id>');
  });

  it('says that a combo is a bundle', () => {
    expect(merchantItem({ ...product, is_combo: true }, demoShop)).toContain(
      '<g:is_bundle>yes</g:is_bundle>',
    );
    expect(merchantItem(product, demoShop)).not.toContain('is_bundle');
  });

  it('tells one price where nothing is reduced, and measures no pieces', () => {
    const item = merchantItem({ ...product, product_price: 349, unit: 'pieces' }, demoShop);
    expect(item).not.toContain('sale_price');
    expect(item).not.toContain('unit_pricing');
  });
});
