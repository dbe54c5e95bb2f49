import { withParameter } from './form-address';

describe('withParameter', () => {
  it.each([
    ['/cart', '/cart?kept=1'],
    ['/login?callbackUrl=%2Fcart', '/login?callbackUrl=%2Fcart&kept=1'],
    ['/cart?kept=0', '/cart?kept=1'],
    ['/profile#addresses', '/profile?kept=1#addresses'],
  ])('turns %s into %s', (path, wanted) => {
    expect(withParameter(path, 'kept', '1')).toBe(wanted);
  });
});
