import { findListView } from './list-view';

const findAddress = (url: string) => {
  const view = findListView(url);
  return view?.isCountable ? view.address : undefined;
};

describe('the lists that are kept', () => {
  it.each([
    '/shop',
    '/shop?page=2',
    '/shop?category=3',
    '/shop?category=3&page=2',
    '/shop?brand=4',
    '/shop?brand=4&page=3',
    '/shop?product_tag=2',
    '/shop?availability=in_stock',
    '/shop?category=3&ordering=base_price&page=2',
    '/blogs',
    '/blogs?page=2',
    '/blogs?publish_filter=2026-10&page=2',
    '/event',
    '/event?status=past_events&category=Online',
    '/store-locator',
    '/store-locator?city=5',
  ])('are one for each address: %s', (url) => expect(findAddress(url)).toBe(url));

  it.each([
    ['/shop?page=1', '/shop'],
    ['/shop?mobile=true', '/shop'],
    ['/shop?utm_source=mail&page=2', '/shop?page=2'],
    ['/shop?search=&ordering=&price_min=&price_max=', '/shop'],
    ['/shop?category_id=3', '/shop?category=3'],
    ['/shop?ordering=odd', '/shop'],
    ['/shop?page=2&category=3&category_name=Food', '/shop?category=3&page=2'],
    ['/shop?category=3&category_name=Spices+and+masalas', '/shop?category=3'],
    ['/shop?page=1&brand=4&brand_name=%C3%84ranya', '/shop?brand=4'],
    ['/shop?brand=4&_rsc=x1', '/shop?brand=4'],
    ['/blogs?page=1', '/blogs'],
    ['/event?status=upcoming_events', '/event'],
    ['/event?status=nothing', '/event'],
    ['/store-locator?city=', '/store-locator'],
  ])('are the same however they are spelled: %s', (url, address) =>
    expect(findAddress(url)).toBe(address),
  );

  it.each([
    '/shop?search=haldi',
    '/shop?category=3&brand=4',
    '/shop?brand=4,5',
    '/shop?category=3&product_tag=2',
    '/shop?price_min=100',
    '/shop?price_band=100-250',
    '/shop?category_name=Food',
    '/shop?brand=4&category_name=Food',
    '/shop?brand_name=Aranya',
    '/shop?page=0',
    '/shop?page=two',
    '/shop?category=x',
    `/shop?odd=${'x'.repeat(500)}`,
    '/blogs?page=0',
    '/blogs?publish_filter=2026-13',
    '/event?search=yoga',
    '/store-locator?city=5,6',
    '/store-locator?city=x',
    '/shop/',
    '/shop/2',
    '/blogs/1/haldi',
    '/cart',
    '/',
    '/constructor',
  ])('are nothing else: %s', (url) => expect(findAddress(url)).toBeUndefined());
});

describe('the lists that anybody can invent', () => {
  it.each([
    ['/shop?search=haldi', '/shop?search=haldi'],
    ['/shop?brand=4&category=3&category_name=Food&utm_source=mail', '/shop?category=3&brand=4'],
    ['/shop?price_min=100', '/shop?price_min=100'],
  ])('are one for each address: %s', (url, address) =>
    expect(findListView(url)).toEqual({ address, isCountable: false }),
  );

  it.each([
    '/shop?search=haldi&category_name=Food',
    '/shop?search=haldi&page=0',
    '/event?search=yoga',
    '/cart?search=haldi',
  ])('are nothing else: %s', (url) => expect(findListView(url)).toBeUndefined());
});
