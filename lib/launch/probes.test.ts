import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerProbe, onceASecond } from './probes.ts';

let server: Server;
const facts: { draining: boolean; api: boolean; shared?: boolean } = { draining: false, api: true };
beforeAll(async () => {
  server = createServer((request, response) => {
    void answerProbe(request, response, {
      isDraining: () => facts.draining,
      isApiUp: () => Promise.resolve(facts.api),
      isCacheShared: () => facts.shared,
    }).then((isDone) => {
      if (!isDone) response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function get(path: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const text = await answer.text();
  return { status: answer.status, body: text && (JSON.parse(text) as unknown) };
}

describe('the probes of the storefront', () => {
  it('say that it lives and is ready', async () => {
    expect(await get('/livez')).toEqual({ status: 200, body: { status: true } });
    expect(await get('/readyz?x=1')).toEqual({
      status: 200,
      body: { status: true, store_api: 'answers', draining: false },
    });
  });

  it('say that the store API is away, which kept pages survive', async () => {
    facts.api = false;
    expect(await get('/readyz')).toMatchObject({
      status: 200,
      body: { store_api: 'does not answer' },
    });
  });

  it('say where pages come from, where Redis is meant to share them', async () => {
    facts.shared = true;
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { pages: 'redis' } });
    facts.shared = false;
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { pages: 'memory' } });
  });

  it('send a balancer away while it stops', async () => {
    facts.draining = true;
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/livez')).status).toBe(200);
  });

  it('leave every other path alone', async () => {
    expect((await get('/readyz/')).status).toBe(204);
    expect((await get('/')).status).toBe(204);
  });
});

describe('onceASecond', () => {
  it('asks once for many, and again after a second', async () => {
    jest.useFakeTimers();
    const read = jest.fn(() => Promise.resolve(true));
    const isUp = onceASecond(read);
    await Promise.all([isUp(), isUp(), isUp()]);
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_001);
    await isUp();
    expect(read).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
