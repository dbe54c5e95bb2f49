import { demoShop } from '../../contract/demo-shop';
import { newShop } from '../../contract/new-shop';
import type { Product } from '../../contract/product';
import { productCard } from './share-card';
import { sharePicture, shopPicture } from './share-picture';

const product = {
  id: 7,
  name: 'Chāy masala',
  local_name: 'चाय मसाला',
  brand_name: 'Aranya',
  net_quantity: 250,
  unit: 'g',
  country_of_origin: 'Kerala',
  average_rating: { average_rating: 4.5, review_count: 1 },
  images: ['/pictures/a.webp', '/pictures/b.webp'],
} as Product;

const unrated = { average_rating: 0, review_count: 0 };

describe('the card of a product', () => {
  it('says what it is, and how it was found where somebody has said so', () => {
    expect(productCard(product)).toMatchObject({
      title: 'Chāy masala',
      localName: 'चाय मसाला',
      note: '250 g · 4.5 of 5 stars from 1 review',
      picture: '/pictures/a.webp',
    });
    expect(productCard({ ...product, average_rating: unrated }).note).toBe('250 g · Kerala');
  });

  it('never tells a price', () => {
    const priced = { ...product, product_price: 12_345, base_price: 12_345 };
    expect(JSON.stringify(productCard(priced))).not.toContain('345');
  });

  it('gets another address when what is on it changes, and no other when it does not', () => {
    const address = (some: Product) => sharePicture(productCard(some), demoShop).url;
    expect(address(product)).toMatch(/\/share\/products\/7\.jpg\?v=[0-9a-f]{10}$/);
    expect(address({ ...product, product_price: 1 })).toBe(address(product));
    expect(address({ ...product, name: 'Chāy' })).not.toBe(address(product));
    expect(address({ ...product, images: ['/pictures/b.webp'] })).not.toBe(address(product));
  });
});

describe('the picture of pages without one of their own', () => {
  const shop = { ...newShop, name: 'Vanashree', line: 'Spices from Kolhapur' };

  it('names the shop and not the demo', () => {
    expect(shopPicture(shop).url).toMatch(/\/share\/shop\/1\.jpg\?v=[0-9a-f]{10}$/);
    expect(shopPicture(shop).alt).toContain('Spices from Kolhapur');
    expect(shopPicture({ ...shop, line: '' }).alt).toContain(shop.description);
    expect(shopPicture(demoShop).url).toMatch(/\/opengraph-image\.png$/);
  });

  it('gets another address with another name or tagline', () => {
    const addresses = [shop, { ...shop, name: 'Vana' }, { ...shop, line: 'Spices' }];
    expect(new Set(addresses.map((some) => shopPicture(some).url)).size).toBe(3);
  });
});
