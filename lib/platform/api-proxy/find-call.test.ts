import { findCall } from './find-call';

describe('findCall', () => {
  it.each([
    ['GET', '/events/ecommerce/', '/events/ecommerce/'],
    ['GET', '/events/7', '/events/{id}/'],
    ['GET', '/web/brand/list/', '/web/brand/list/'],
    ['DELETE', '/cart/5/', '/cart/{itemId}'],
  ])('finds %s %s', (method, path, found) => {
    expect(findCall(method, path)?.path).toBe(found);
  });

  it.each([
    ['GET', '/files/a.webp'],
    ['GET', '/staff/orders/'],
    ['DELETE', '/web/brand/list/'],
    ['GET', '/cart/5/6'],
  ])('has none for %s %s', (method, path) => {
    expect(findCall(method, path)).toBeUndefined();
  });
});
