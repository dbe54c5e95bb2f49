import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeleted } from './is-deleted';

let api: Server;
let requests: string[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers['company-id']}`);
    const isSold = request.url === '/web/single/product/1/';
    response.writeHead(isSold ? 200 : 404, { 'content-type': 'application/json' });
    const deletedFields = request.url === '/web/single/product/2/' && {
      gone: true,
      replacement: null,
    };
    response.end(JSON.stringify({ status: isSold, ...deletedFields }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => api.close(resolve)));
beforeEach(() => (requests = []));

const ask = (address: string) =>
  isDeleted(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, address);

describe('an address that shows nothing', () => {
  it.each(['/products/2', '/products/2/old-honey', '/products/2/reviews/x', '/products/2?a=1'])(
    'is gone for good where the store sold it once: %s',
    async (address) => {
      expect(await ask(address)).toBe(true);
      expect(requests).toEqual(['/web/single/product/2/ 33']);
    },
  );

  it.each(['/products/1/honey', '/products/3/never'])(
    'is missing otherwise: %s',
    async (address) => {
      expect(await ask(address)).toBe(false);
    },
  );

  it.each(['/blogs/2/x', '/products/2x', '/products/../2', '/', ''])(
    'is not asked for where it is no product: %s',
    async (address) => {
      expect(await ask(address)).toBe(false);
      expect(requests).toEqual([]);
    },
  );

  it('counts as missing while the store cannot be reached', async () => {
    const errorLog = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await isDeleted('http://127.0.0.1:1', '/products/2/x')).toBe(false);
    errorLog.mockRestore();
  });
});
