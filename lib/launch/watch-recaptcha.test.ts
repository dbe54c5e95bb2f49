import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchRecaptcha } from './watch-recaptcha.ts';

let status = 200;
let sentBody: object = { site_key: 'key' };
const api = createServer((_, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sentBody));
});

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => api.close());
beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

/** Until the next question is planned. */
async function answered(): Promise<void> {
  while (jest.getTimerCount() === 0) await new Promise((go) => setImmediate(go));
}

it('stays with what the store API said last while it fails', async () => {
  const { port } = api.address() as AddressInfo;
  let told = 0;
  const isUsed = watchRecaptcha(`http://127.0.0.1:${port}`, () => (told += 1));
  const next = async (answer: number, body: object) => {
    [status, sentBody] = [answer, body];
    jest.runOnlyPendingTimers();
    await answered();
    return isUsed();
  };
  await answered();
  expect(isUsed()).toBe(true);
  expect(await next(503, { status: false, message: 'The store cannot answer right now' })).toBe(
    true,
  );
  expect(await next(500, {})).toBe(true);
  expect(await next(200, { site_key: null })).toBe(false);
  expect(await next(503, {})).toBe(false);
  expect(await next(200, { site_key: 'key' })).toBe(true);
  expect(told).toBe(3);
});
