import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
}));

let server: Server;
const heard: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`${request.headers['x-forwarded-for'] as string} ${request.headers['company-id']}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: true, wants_news: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
  process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);
  process.env['STORE_API_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a link that ends news', () => {
  it('T28: is counted for the address of whoever opened it, not for the storefront', async () => {
    const { endNewsOfLink, newsOfLink } = await import('./queries');
    expect(await newsOfLink('17.signature')).toBe(true);
    expect(await endNewsOfLink('17.signature')).toBe(200);
    expect(heard).toEqual(['203.0.113.7 33', '203.0.113.7 33']);
  });
});
