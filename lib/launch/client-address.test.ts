import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { clientAddress, isTrustedPeer, plainAddress } from './client-address';
import { parseTrustedProxies } from './trusted-proxies';

let server: Server;
let seen: (request: IncomingMessage) => string;

beforeAll(async () => {
  server = createServer((request, response) => response.end(seen(request)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(headers: Record<string, string>): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

function addressWith(trusted: string, forwardedFor?: string): Promise<string> {
  const isTrusted = parseTrustedProxies(trusted);
  seen = (request) => clientAddress(request, isTrusted);
  return ask(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor });
}

describe('clientAddress', () => {
  it('is the peer’s where there is no proxy, whatever a caller claims (T28)', async () => {
    expect(await addressWith('none')).toBe('127.0.0.1');
    expect(await addressWith('0', '203.0.113.9')).toBe('127.0.0.1');
    expect(await addressWith('10.0.0.0/8', '203.0.113.9')).toBe('127.0.0.1');
  });

  it('is what the nearest proxy has added, not what stood there before (T28)', async () => {
    expect(await addressWith('1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressWith('loopback', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressWith('loopback', '10.0.0.5, 203.0.113.7')).toBe('203.0.113.7');
  });

  it('looks through several proxies', async () => {
    expect(await addressWith('2', '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
    expect(await addressWith('private', '198.51.100.1, 203.0.113.7, 10.0.0.2, 192.168.0.1')).toBe(
      '203.0.113.7',
    );
  });

  it('is the farthest known where a proxy is missing', async () => {
    expect(await addressWith('2')).toBe('127.0.0.1');
    expect(await addressWith('private', '10.0.0.9')).toBe('10.0.0.9');
  });

  it('reads entries with ports, brackets and IPv4 inside IPv6', async () => {
    expect(await addressWith('1', '1.2.3.4:567')).toBe('1.2.3.4');
    expect(await addressWith('1', '[2001:db8::1]:443')).toBe('2001:db8::1');
    expect(await addressWith('1', '::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(await addressWith('private', '203.0.113.7:4711, 10.0.0.2:80')).toBe('203.0.113.7');
  });

  it.each(['unknown', '1.2.3', '2130706433', '0x7f.1', '<script>', '1.2.3.4.5:80'])(
    'stops at the last trusted address before %j',
    async (garbage) => {
      expect(await addressWith('2', garbage)).toBe('127.0.0.1');
      expect(await addressWith('3', `203.0.113.7, ${garbage}, 10.0.0.2`)).toBe('10.0.0.2');
    },
  );
});

it('knows whether the peer is a proxy of ours', async () => {
  for (const [trusted, answer] of [
    ['none', 'false'],
    ['1', 'true'],
    ['loopback', 'true'],
    ['10.0.0.0/8', 'false'],
  ] as const) {
    const isTrusted = parseTrustedProxies(trusted);
    seen = (request) => String(isTrustedPeer(request, isTrusted));
    expect(await ask({ 'x-forwarded-for': '10.0.0.1' })).toBe(answer);
  }
});

it('has no address for a connection that has gone', () => {
  expect(plainAddress(undefined)).toBeNull();
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
});
