import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askCourier, courierTime } from './ask-courier.ts';
import { CourierUnavailable } from './courier-provider.ts';

describe('the answer of a courier', () => {
  let server: Server;
  let bytes = 0;
  let sent = 0;
  beforeAll(async () => {
    server = createServer((_, response) => {
      response.writeHead(200);
      response.write('"');
      sent = 0;
      const more = () => {
        while (sent < bytes) {
          sent += 65_536;
          if (!response.write('x'.repeat(65_536))) return void response.once('drain', more);
        }
        response.end('"');
      };
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const ask = () => askCourier(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});

  it('is read up to 2 MB', async () => {
    bytes = 1_000_000;
    expect((await ask()).status).toBe(200);
  });

  it('breaks off where it has no end', async () => {
    bytes = Number.POSITIVE_INFINITY;
    await expect(ask()).rejects.toThrow(CourierUnavailable);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('the time of a courier', () => {
  it.each([
    ['18 11 2026 09:00:00', '2026-11-18T03:30:00.000Z'],
    ['18-11-2026 09:00:00', '2026-11-18T03:30:00.000Z'],
    ['2026-11-18 09:00:00', '2026-11-18T03:30:00.000Z'],
    ['2026-11-18T09:00:00.000', '2026-11-18T03:30:00.000Z'],
    ['2026-11-18T09:00:00Z', '2026-11-18T09:00:00.000Z'],
    ['2026-11-18T09:00:00+05:30', '2026-11-18T03:30:00.000Z'],
  ])('is Indian unless it has a zone: %s', (text, at) => {
    expect(courierTime(text)?.toISOString()).toBe(at);
  });

  it.each(['', 'yesterday', '2026-13-40 09:00:00', '2026-11-18'])('is none: %s', (text) => {
    expect(courierTime(text)).toBeUndefined();
  });
});
