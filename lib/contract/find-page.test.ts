import { findNamedRecord, findPage, findRecord, isOwnPath, staticPages } from './find-page';
import { sitePages } from './site-pages';

describe('the page at a path', () => {
  it.each([
    ['/', sitePages['/']],
    ['/blogs/12/tulsi', sitePages['/blogs/[blogId]/[slug]']],
    ['/blogs/preview/abc', sitePages['/blogs/preview/[token]']],
    ['/products/1/reviews/neem', sitePages['/products/[productId]/reviews/[slug]']],
    ['/products/1/reviews', sitePages['/products/[productId]/[slug]']],
    ['/dashboard', sitePages['/dashboard']],
    ['/dashboard/orders/SO-1', sitePages['/dashboard/[...page]']],
    ['/api/auth/callback/password', sitePages['/api/auth/callback/[[...provider]]']],
    ['/api/auth/session', sitePages['/api/auth/[...nextauth]']],
    ['/pictures/home/about.webp', sitePages['/pictures/[...path]']],
  ])('is found by its most exact shape: %s', (path, row) => {
    expect(findPage(path)).toBe(row);
  });

  it.each([
    '/shop/more',
    '/Shop',
    '/faqs',
    '/products',
    '/products/1/reviews/neem/more',
    '/iconic',
    '/manifesto',
    '/sitemap-x',
    '/sitemapxml',
    '/feeds/none',
    '/share/x',
    '/dashboards',
    '/toString',
    '',
  ])('is unknown where nothing has this shape: %p', (path) => {
    expect(findPage(path)).toBeUndefined();
  });
});

describe('the record at a path', () => {
  it('has an id, and a name where the address has one', () => {
    expect(findRecord('/products/7/neem-tea')).toEqual({
      record: 'product',
      id: 7,
      slug: 'neem-tea',
    });
    expect(findRecord('/products/7')).toEqual({ record: 'product', id: 7 });
    expect(findRecord('/products/7/reviews/neem-tea')).toMatchObject({ record: 'reviews', id: 7 });
    expect(findRecord('/blogs/3')).toEqual({ record: 'post', id: 3 });
    expect(findRecord('/event/4')).toEqual({ record: 'event', id: 4 });
  });

  it.each([
    '/products/2x',
    '/products/07',
    '/products/1234567890',
    '/blogs/preview/1',
    '/event',
    '/',
  ])('is none where the address names none: %s', (path) => {
    expect(findRecord(path)).toBeUndefined();
  });
});

describe('the record with a name at a path', () => {
  it('is known by that name, and by no more and no less', () => {
    expect(findNamedRecord('/concern/joint-pain?x=1')).toEqual({
      record: 'concern',
      slug: 'joint-pain',
    });
    for (const path of ['/concern', '/concern/a/b', '/event/4', '/cart']) {
      expect(findNamedRecord(path)).toBeUndefined();
    }
  });
});

describe('the addresses that belong to the site', () => {
  it('are its pages, files and calls', () => {
    for (const path of ['/', '/cart', '/first-day', '/dashboard/orders', '/api/store/cart/']) {
      expect(isOwnPath(path)).toBe(true);
    }
  });

  it('are neither those of records nor unknown ones, which can lead elsewhere', () => {
    const records = ['/products/12/neem', '/blogs/3/tulsi', '/event/4', '/concern/joint-pain'];
    for (const path of [...records, '/old', '/shop/tea']) {
      expect(isOwnPath(path)).toBe(false);
    }
  });
});

describe('the standing pages', () => {
  it('are fixed addresses that need no login', () => {
    expect(staticPages).toContain('/faq');
    for (const path of staticPages) {
      expect(path).not.toContain('[');
      expect(findPage(path)?.needsLogin).toBeUndefined();
    }
  });
});
