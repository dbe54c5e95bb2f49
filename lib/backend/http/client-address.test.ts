import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { clientAddress, isLoopback } from './client-address.ts';

const app = new Hono<AppEnv>();
app.use(clientAddress);
app.get('/', (c) => c.text(c.get('clientAddress')));

const seenAs = async (peer: string | undefined, forwarded?: string) => {
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

  it('is not what somebody else claims', async () => {
    expect(await seenAs('203.0.113.5', '127.0.0.1')).toBe('203.0.113.5');
    expect(await seenAs('127.0.0.1', '127.0.0.1, 203.0.113.5')).toBe('203.0.113.5');
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
