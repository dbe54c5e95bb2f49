import { once } from 'node:events';
import http, { createServer, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { fetchExternalImage } from 'next/dist/server/image-optimizer';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import nextConfig from '../../next.config.mjs';

const { dangerouslyAllowLocalIP } = {
  ...imageConfigDefault,
  ...nextConfig(PHASE_PRODUCTION_BUILD).images,
};
const maxBytes = 1_000_000;
/** Represents an allowed host: an IP address that needs no DNS. */
const picture = 'https://93.184.215.14/1.png';

let canary: Server;
let cdn: Server;
let hits = 0;
/** Redirect target of the allowed host. */
let target = '';

const readPort = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  canary = createServer((_, response) => {
    hits += 1;
    response.end('secret');
  });
  cdn = createServer((_, response) => response.writeHead(302, { location: target }).end());
  for (const server of [canary, cdn]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  for (const server of [canary, cdn]) await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  hits = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Answers in place of the allowed host.
  const request = (
    _: URL,
    __: https.RequestOptions,
    take: (answer: http.IncomingMessage) => void,
  ) => http.request({ host: '127.0.0.1', port: readPort(cdn), agent: false }, take);
  jest.spyOn(https, 'request').mockImplementation(request as typeof https.request);
});
afterEach(() => jest.restoreAllMocks());

const read = (isLocalAllowed = dangerouslyAllowLocalIP) =>
  fetchExternalImage(picture, isLocalAllowed, maxBytes);

describe('T24: a picture of another host', () => {
  it('would reach this machine by a redirect where the framework let it', async () => {
    target = `http://127.0.0.1:${readPort(canary)}/x.png`;
    expect((await read(true)).buffer.toString()).toBe('secret');
    expect(hits).toBe(1);
  });

  it.each([
    'http://127.0.0.1:PORT/x.png',
    'http://127.1:PORT/x.png',
    'http://2130706433:PORT/x.png',
    'http://0x7f.1:PORT/x.png',
    'http://0.0.0.0:PORT/x.png',
    'http://[::ffff:127.0.0.1]:PORT/x.png',
    'http://localhost:PORT/x.png',
  ])('does not reach it by a redirect to %s', async (address) => {
    target = address.replace('PORT', String(readPort(canary)));
    await expect(read()).rejects.toMatchObject({ statusCode: 400 });
    expect(hits).toBe(0);
  });

  it.each(['file:///etc/passwd', 'data:image/png;base64,AAAA'])(
    'is not read from %s',
    async (address) => {
      target = address;
      await expect(read()).rejects.toThrow();
      expect(hits).toBe(0);
    },
  );
});
