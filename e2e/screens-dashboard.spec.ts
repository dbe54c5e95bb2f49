import { contentPath, contentTypes, type ContentType } from '../lib/dashboard/paths.ts';
import { staffMenu } from '../lib/contract/staff-area.ts';
import { routes } from '../lib/platform/routes.ts';
import { test } from './support/fixtures.ts';
import { expectGoodScreens } from './support/good-screen.ts';

/* Each template of the back office once: accessibility and layout. */

const screens = (paths: readonly string[]) =>
  paths.map((path) => ({ path: routes.dashboard + path }));

const daily = [
  '',
  '/orders',
  '/orders/SO-000001',
  '/packing',
  '/customers',
  '/members',
  '/members/3',
  '/reviews',
  '/coupons',
  '/coupons/new',
  '/vouchers',
  '/reports',
  '/notices',
  '/settings',
  '/team',
  '/security',
  '/connections',
  '/first-day',
];
const catalogue = [
  '/import',
  '/products',
  '/products/new',
  '/products/1',
  '/products/1/sizes',
  '/products/combos/new',
  '/products/families',
  '/tags',
  '/content/posts/1',
  '/content/events/new',
  '/content/texts/12',
  '/content/concerns/3',
  '/content/growers/1',
];
const forms = [
  '/appointments/hours',
  '/brands/1',
  '/content/banners/new',
  '/content/faq/new',
  '/content/home/rails/new',
  '/content/meta/new',
  '/content/redirects/new',
  '/content/search/pins/new',
  '/content/search/purposes/new',
  '/content/search/synonyms/new',
  '/content/stores/new',
  '/orders/new',
  '/payments/cash',
  '/payments/refunds',
  '/products/count',
  '/products/pictures',
];
/* All pages of the menu that no list above names. */
const others = staffMenu
  .flatMap(({ pages }) => pages.map(({ href }) => href.slice(routes.dashboard.length)))
  .filter((path) => ![...daily, ...catalogue].includes(path) && !path.startsWith('/content/'));

test.describe('staff can use', () => {
  test.slow();

  test('orders, people and settings', ({ owner }) => expectGoodScreens(owner, screens(daily)));

  test('products and the forms of content', ({ owner }) =>
    expectGoodScreens(owner, screens(catalogue)));

  test('every list of content', ({ owner }) => {
    const lists = Object.keys(contentTypes) as ContentType[];
    return expectGoodScreens(
      owner,
      lists.map((list) => ({ path: contentPath(list), text: contentTypes[list] })),
    );
  });

  test('all other screens', { tag: '@slow' }, ({ owner }) =>
    expectGoodScreens(owner, screens([...others, ...forms])),
  );
});
