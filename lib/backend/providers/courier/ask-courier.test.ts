import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpStandIn, type StandInReply } from '../../testing/http-stand-in.ts';
import { turningNames } from '../../testing/turning-names.ts';
import { partnerAddresses } from '../connect.ts';
import { askCourier, readCourierTime } from './ask-courier.ts';
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

describe('T24: the courier whose address an owner has entered', () => {
  const local: LookupAddress = { address: '127.0.0.1', family: 4 };
  const inner: LookupAddress = { address: '10.0.0.1', family: 4 };
  const withCourier = async (
    mode: 'demo' | 'live',
    answers: LookupAddress[],
    said: StandInReply = { body: { fine: true } },
  ) => {
    const stand = await httpStandIn(() => said);
    const { asked, resolve } = turningNames(...answers);
    try {
      const url = stand.url.replace('127.0.0.1', 'courier.example');
      const addresses = partnerAddresses({ mode, enteredHosts: ['courier.example'] }, resolve);
      const answer = await askCourier(url, {}, addresses).catch((error: unknown) => error);
      return { answer, asked, heard: stand.heard.length };
    } finally {
      await stand.close();
    }
  };

  it('is reached at the address that was checked, whatever the name says afterwards', async () => {
    expect(await withCourier('demo', [local, inner])).toEqual({
      answer: { status: 200, body: { fine: true } },
      asked: ['courier.example'],
      heard: 1,
    });
  });

  it('is not reached where its name has come to lead into our own network', async () => {
    for (const { answer, heard } of [
      await withCourier('demo', [inner]),
      await withCourier('live', [local]),
    ]) {
      expect(answer).toBeInstanceOf(CourierUnavailable);
      expect(heard).toBe(0);
    }
  });

  it('is not followed to another address', async () => {
    const { answer, heard } = await withCourier('demo', [local], { status: 302, body: {} });
    expect(answer).toBeInstanceOf(CourierUnavailable);
    expect(heard).toBe(1);
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
    expect(readCourierTime(text)?.toISOString()).toBe(at);
  });

  it.each(['', 'yesterday', '2026-13-40 09:00:00', '2026-11-18'])('is none: %s', (text) => {
    expect(readCourierTime(text)).toBeUndefined();
  });
});
