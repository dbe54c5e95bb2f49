import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { isLoopback } from '../proxy-list.ts';
import { clientAddress } from './client-address.ts';

const seenAs = async (peer: string | undefined, forwarded?: string, trusted = ['loopback']) => {
  const app = new Hono<AppEnv>();
  app.use(clientAddress(trusted));
  app.get('/', (c) => c.text(c.get('clientAddress')));
  const bindings = { incoming: { socket: { remoteAddress: peer } } };
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
  return (await app.request('/', { headers }, bindings)).text();
};

describe('the address of a caller', () => {
  it('is that of the connection', async () => {
    expect(await seenAs('203.0.113.5')).toBe('203.0.113.5');
    expect(await seenAs('::1')).toBe('::1');
  });

  it('is the one that the storefront beside us names', async () => {
    expect(await seenAs('127.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
    expect(await seenAs('::ffff:127.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
  });

  it('T28: is not what somebody else claims', async () => {
    expect(await seenAs('203.0.113.5', '127.0.0.1')).toBe('203.0.113.5');
    expect(await seenAs('127.0.0.1', '127.0.0.1, 203.0.113.5')).toBe('203.0.113.5');
    expect(await seenAs('127.0.0.1', '198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
  });

  it('T28: is found past every proxy that is trusted, from the right', async () => {
    const proxies = ['loopback', '10.0.0.0/8', '2001:db8:ffff::/48'];
    const way = '198.51.100.1, 203.0.113.5, 10.1.2.3, 2001:db8:ffff::7';
    expect(await seenAs('10.9.9.9', way, proxies)).toBe('203.0.113.5');
    expect(await seenAs('::ffff:10.9.9.9', way, proxies)).toBe('203.0.113.5');
    expect(await seenAs('192.0.2.1', way, proxies)).toBe('192.0.2.1');
    expect(await seenAs('10.9.9.9', '10.0.0.1, 10.0.0.2', proxies)).toBe('10.0.0.1');
  });

  it.each([
    '203.0.113.5:4711',
    '[2001:db8::1]:4711',
    'unknown',
    '1',
    '198.51.100.1, ',
    `${'0'.repeat(46)}`,
  ])('T28: is that of the connection where %p is forwarded', async (forwarded) => {
    expect(await seenAs('127.0.0.1', forwarded)).toBe('127.0.0.1');
  });

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    '%s is this machine',
    (address) => {
      expect(isLoopback(address)).toBe(true);
    },
  );

  it.each(['128.0.0.1', '10.0.0.1', '127.0.0.1.example.in', 'localhost', '::2', '', '1127.0.0.1'])(
    '%p is another',
    (address) => {
      expect(isLoopback(address)).toBe(false);
    },
  );
});
