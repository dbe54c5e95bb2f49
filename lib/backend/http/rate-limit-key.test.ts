import { rateLimitKey } from './rate-limit-key.ts';

describe('what an address is counted by', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::ffff:cb00:7105', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'nonsense'],
    ['1', '1'],
  ])('T28: of %s is %s', (address, key) => {
    expect(rateLimitKey(address)).toBe(key);
  });
});
