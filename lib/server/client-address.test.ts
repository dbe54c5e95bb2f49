import { findClientAddress, isLoopback, plainAddress, toNetwork } from './client-address.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

const seenAs = (trusted: string, forwardedFor?: string, peer = '127.0.0.1') =>
  findClientAddress(peer, forwardedFor, parseTrustedProxies(trusted));

describe('the address of a client', () => {
  it('T28: is the peer’s where there is no proxy, whatever a caller claims', () => {
    expect(seenAs('none')).toBe('127.0.0.1');
    expect(seenAs('0', '203.0.113.9')).toBe('127.0.0.1');
    expect(seenAs('10.0.0.0/8', '203.0.113.9')).toBe('127.0.0.1');
    expect(seenAs('loopback', '127.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
  });

  it('T28: is what the nearest proxy has added, not what stood there before', () => {
    expect(seenAs('1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(seenAs('loopback', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(seenAs('loopback', '127.0.0.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(seenAs('loopback', '203.0.113.7', '::ffff:127.0.0.1')).toBe('203.0.113.7');
  });

  it('T28: is found past every proxy that is trusted, from the right', () => {
    const forwardedFor = '198.51.100.1, 203.0.113.5, 10.1.2.3, 2001:db8:ffff::7';
    const proxies = 'loopback, 10.0.0.0/8, 2001:db8:ffff::/48';
    expect(seenAs(proxies, forwardedFor, '10.9.9.9')).toBe('203.0.113.5');
    expect(seenAs(proxies, forwardedFor, '::ffff:10.9.9.9')).toBe('203.0.113.5');
    expect(seenAs(proxies, forwardedFor, '192.0.2.1')).toBe('192.0.2.1');
    expect(seenAs('2', '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
    expect(seenAs('private', '198.51.100.1, 203.0.113.7, 10.0.0.2, 192.168.0.1')).toBe(
      '203.0.113.7',
    );
  });

  it('is the farthest known where a proxy is missing', () => {
    expect(seenAs('2')).toBe('127.0.0.1');
    expect(seenAs('private', '10.0.0.1, 10.0.0.9')).toBe('10.0.0.1');
  });

  it('is read from entries with ports, brackets and IPv4 inside IPv6', () => {
    expect(seenAs('1', '1.2.3.4:567')).toBe('1.2.3.4');
    expect(seenAs('1', '[2001:db8::1]:443')).toBe('2001:db8::1');
    expect(seenAs('1', '::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(seenAs('private', '203.0.113.7:4711, 10.0.0.2:80')).toBe('203.0.113.7');
  });

  it.each([
    'unknown',
    '1',
    '1.2.3',
    '2130706433',
    '0x7f.1',
    '<script>',
    '1.2.3.4.5:80',
    '1.2.3.4,',
  ])('T28: is the last trusted one before %j', (garbage) => {
    expect(seenAs('2', garbage)).toBe('127.0.0.1');
    expect(seenAs('3', `203.0.113.7, ${garbage}, 10.0.0.2`)).toBe('10.0.0.2');
  });

  it('is not known for a connection that has gone', () => {
    expect(findClientAddress(undefined, '203.0.113.7', () => true)).toBe('');
    expect(plainAddress(undefined)).toBeNull();
    expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
  });
});

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', 'nonsense'],
  ['1', '1'],
  ['', ''],
])('T28: the network of %j is %j', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopback(address)).toBe(true);
});

it.each(['128.0.0.1', '10.0.0.1', '127.0.0.1.example.in', 'localhost', '::2', '', '1127.0.0.1'])(
  '%p is another machine',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);
