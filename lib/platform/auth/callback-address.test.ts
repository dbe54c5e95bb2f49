import { callbackOfSite, isCallbackAddress } from './callback-address';

const site = 'https://shop.example.in';

describe('where a login leads back to', () => {
  it.each(['/profile', '/shop?page=2', 'https://evil.example/x', 'http://localhost:3000'])(
    'can be read from %s',
    (address) => expect(isCallbackAddress(address)).toBe(true),
  );

  it.each(['junk', 'javascript:alert(1)', 'http://', '//:x', 'ftp://a.example', ''])(
    'cannot be read from %j',
    (address) => expect(isCallbackAddress(address)).toBe(false),
  );

  it.each([
    ['/orders?page=2', `${site}/orders?page=2`],
    [`${site}/orders`, `${site}/orders`],
    ['https://evil.example/x', site],
    ['//evil.example/x', site],
    ['/\\evil.example', site],
    ['javascript:alert(1)', site],
    ['http://', site],
  ])('T24: from %j is %s', (address, target) => {
    expect(callbackOfSite(address, site)).toBe(target);
  });
});
