import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newAnswers } from './answers.ts';
import { openCustomer, type Ask } from './customer.ts';

let server: Server;
let ask: Ask;
let heard: { path: string; key: string | undefined; at: number }[] = [];
/** Statuses of the next answers; none left: 200. */
let statuses: number[] = [];
const answers = newAnswers();

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/api/auth')) {
      response.setHeader('Set-Cookie', 'next-auth.session-token=1; Path=/');
      return response.end('{"csrfToken":"1"}');
    }
    const key = request.headers['idempotency-key'];
    heard.push({ path: request.url ?? '', key: key?.toString(), at: Date.now() });
    const status = statuses.shift() ?? 200;
    if (status === 0) return request.socket.destroy();
    return response.writeHead(status, { 'Retry-After': '1' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const buyer = { customerId: 1, email: 'asha@example.in', mobile: '', token: '', addressId: 1 };
  ask = await openCustomer(`http://127.0.0.1:${port}`, buyer, answers);
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  heard = [];
  statuses = [];
});

describe('a customer of the cluster', () => {
  it('repeats a failed request once, with its key, after the time that it was told', async () => {
    statuses = [503];
    answers.during('a restart');
    expect((await ask('POST', '/orders/', { key: 'key-1', body: {} }))?.status).toBe(200);
    expect(heard.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    const [first, second] = heard;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(950);
    expect(answers.failures().get('a restart')).toBe(1);
    expect(answers.beyondOneRetry()).toEqual([]);
  });

  it('repeats nothing that was refused', async () => {
    statuses = [409];
    expect((await ask('POST', '/orders/', { key: 'key-2' }))?.status).toBe(409);
    expect(heard).toHaveLength(1);
  });

  it('tells of a repeat that failed as well', async () => {
    statuses = [0, 502];
    answers.during('a failover');
    await ask('GET', '/cart/');
    expect(heard).toHaveLength(2);
    expect(answers.beyondOneRetry()).toEqual(['a failover: GET /cart/: no answer, then 502 {}']);
  }, 10_000);

  it('finds an error that does not say what to do dishonest', async () => {
    statuses = [500];
    const before = answers.dishonest().length;
    await ask('GET', '/cart/');
    expect(answers.dishonest()).toHaveLength(before + 1);
  });
});
