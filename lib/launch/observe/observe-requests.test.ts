import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentRequest } from './current-request.ts';
import { createStorefrontMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { logAsJson } from './log-as-json.ts';

async function answering(
  status: number,
  listeners: Parameters<typeof observeRequests>[1],
  path: string,
): Promise<string | undefined> {
  let id: string | undefined;
  const handle = observeRequests((request, response) => {
    id = currentRequest.getStore();
    request.url = '/another';
    response.setHeader('x-nextjs-cache', 'HIT');
    response.writeHead(status).end('x');
    return Promise.resolve();
  }, listeners);
  const server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await (
    await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-request-id': 'request-of-a-shopper' },
    })
  ).text();
  await new Promise((resolve) => server.close(resolve));
  return id;
}

describe('the observation of requests', () => {
  it('counts them by the pattern of the address', async () => {
    const { registry, count } = createStorefrontMetrics({
      isApiUp: () => Promise.resolve(true),
      kept: () => ({ answers: 1, bytes: 50_000 }),
    });
    expect(await answering(200, [count], '/products/12/neem-tea')).toBe('request-of-a-shopper');
    const metrics = await registry.metrics();
    const labels = 'method="GET",route="/products/[productId]/[slug]"';
    expect(metrics).toContain(`sose_storefront_requests_total{${labels},status="2xx"} 1`);
    expect(metrics).toContain(`sose_storefront_request_duration_seconds_count{${labels}} 1`);
    expect(metrics).toContain('sose_page_cache_requests_total{result="hit"} 1');
    expect(metrics).toContain('sose_store_api_up 1');
  });

  it('logs failures as lines of JSON with the id of the request', async () => {
    const before = { ...console };
    const lines: string[] = [];
    const listener = logAsJson('info', { write: (line: string) => void lines.push(line) });
    try {
      await answering(503, [listener], '/shop');
      await answering(200, [listener], '/shop');
      currentRequest.run('another-request', () =>
        console.error('The session could not be renewed', new Error('gone')),
      );
    } finally {
      Object.assign(console, before);
    }
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toEqual([
      expect.objectContaining({
        level: 50,
        program: 'storefront',
        requestId: 'request-of-a-shopper',
        route: '/shop',
        status: 503,
      }),
      expect.objectContaining({
        level: 50,
        requestId: 'another-request',
        msg: 'The session could not be renewed',
        err: expect.objectContaining({ message: 'gone' }) as unknown,
      }),
    ]);
  });
});
