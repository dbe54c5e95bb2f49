import { routeOf } from './route-of.ts';

it.each([
  ['/', '/'],
  ['/products/12/neem-tea?x=1', '/products/[productId]/[slug]'],
  ['/_next/static/chunks/abc.js', '/_next/static/*'],
  ['/_next/image?url=%2Fpictures', '/_next/image'],
  ['/api/store/products/12/', '/api/store/*'],
  ['/api/vitals', '/api/*'],
  ['/made/up/by/a/stranger', 'unknown'],
  ['/wp-login.php', 'unknown'],
])('the route of %s is %s', (address, route) => {
  expect(routeOf(address)).toBe(route);
});
