import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addToCart, removeCartItem } from '../contract/cart';
import { readPath, send } from './browser';

let server: Server;
let received: IncomingMessage;
let receivedBody = '';
let answer = { status: 200, text: '{}' };
const browserFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    received = request;
    receivedBody = '';
    request.on('data', (part: Buffer) => (receivedBody += part.toString()));
    request.on('end', () => {
      if (answer.status === 0) response.destroy();
      else response.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A browser reads paths against the address of its page.
  globalThis.fetch = (path, init) =>
    browserFetch(new URL(String(path), `http://127.0.0.1:${port}`), init);
});
afterAll(() => {
  globalThis.fetch = browserFetch;
  return new Promise((resolve) => server.close(resolve));
});

const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('readPath', () => {
  it('reads JSON through the proxy of the storefront', async () => {
    answer = { status: 200, text: '{"data":[1]}' };
    expect(await readPath('/cart/?page=2')).toEqual({ data: [1] });
    expect(received.url).toBe('/api/store/cart/?page=2');
    expect(received.headers.accept).toBe('application/json');
  });

  it('takes no text for no content', async () => {
    answer = { status: 204, text: '' };
    expect(await readPath('/cart/')).toBe('');
  });

  it.each([
    ['no answer', { status: 0, text: '' }],
    ['a page where data should be', { status: 200, text: '<html>' }],
  ])('says that the store cannot be reached: %s', async (_, given) => {
    answer = given;
    expect(await errorOf(readPath('/cart/'))).toMatchObject({
      name: 'ApiError',
      status: 0,
      message: 'We can’t reach the shop right now. Please try again later!',
    });
  });

  it('forgets the cart that is kept for reading offline once the session has ended', async () => {
    const deletedCaches: string[] = [];
    const caches = { delete: async (name: string) => deletedCaches.push(name) };
    Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
    try {
      answer = { status: 403, text: '{}' };
      await errorOf(readPath('/cart/'));
      expect(deletedCaches).toEqual([]);
      answer = { status: 401, text: '{}' };
      await errorOf(readPath('/web/orders/list/'));
      await errorOf(send(addToCart, { body: { pid: 1, quantity: 1 } }));
      expect(deletedCaches).toEqual(['shop-cart', 'shop-cart']);
    } finally {
      Reflect.deleteProperty(globalThis, 'caches');
    }
  });

  it('keeps the status of a refusal that is no JSON', async () => {
    answer = { status: 502, text: '<html>Bad gateway</html>' };
    expect(await errorOf(readPath('/cart/'))).toMatchObject({
      status: 502,
      message: 'Something went wrong',
    });
  });
});

describe('send', () => {
  it('sends JSON, and the key of an attempt', async () => {
    answer = { status: 200, text: '{"status":true}' };
    await send(addToCart, { body: { pid: 3, quantity: 1 }, idempotencyKey: 'key-1' });
    expect(received.method).toBe('POST');
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    });
    expect(JSON.parse(receivedBody)).toEqual({ pid: 3, quantity: 1 });
  });

  it('sends nothing where there is no body, and files as a form', async () => {
    await send(removeCartItem, { params: { itemId: 7 } });
    expect([received.method, receivedBody, received.headers['content-type']]).toEqual([
      'DELETE',
      '',
      undefined,
    ]);
    const form = new FormData();
    form.append('picture', new Blob(['x']), 'a.webp');
    await send(addToCart, { form });
    expect(received.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(receivedBody).toContain('a.webp');
  });

  it('tells what is wrong with which field', async () => {
    answer = {
      status: 400,
      text: '{"message":"Look again","code":"invalid","errors":{"quantity":["Too many"]}}',
    };
    const call = send(addToCart, { body: { pid: 3, quantity: 900 } });
    expect(await errorOf(call)).toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'Look again',
      fields: { quantity: ['Too many'] },
    });
  });
});
