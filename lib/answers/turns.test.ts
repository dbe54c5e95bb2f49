import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTurns, type Queues, releaseWhenBlocked, whenGone } from './turns';

const one = {
  parallel: 1,
  parallelPerClient: 1,
  parallelWhenIdle: 1,
  waiting: 2,
  waitingPerClient: 2,
  waitMs: 5_000,
};
const limits: Queues = { rendering: one, form: one, picture: one, sharePicture: one, call: one };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const limitMs = 20_000;

async function until(isTrue: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  while (!isTrue()) {
    if (performance.now() > giveUpAt) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** A store whose answers come when they are let go. */
async function start() {
  const running = new Map<string, () => void>();
  const arrived = new Set<string>();
  const closed = new Set<string>();
  const takeTurn = createTurns(limits);
  const handle = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const client = String(headers['x-forwarded-for']);
    const turn = await takeTurn(url, client, { signal: whenGone(response) });
    if (!turn) return void response.writeHead(503).end();
    const stop = releaseWhenBlocked(response, turn);
    await new Promise<void>((go) => running.set(url, go));
    response.end(url);
    stop();
    turn();
  };
  const server = createServer((incoming, response) => {
    response.once('close', () => closed.add(incoming.url ?? ''));
    void handle(incoming, response);
    arrived.add(incoming.url ?? '');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, client: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': client };
    const asked = request({ port, path, method, headers }).on('error', () => undefined);
    const status = once(asked.end(), 'response').then(([answer]) => {
      (answer as IncomingMessage).resume();
      return answer as IncomingMessage;
    });
    return { asked, answer: status };
  };
  const begun = async (path: string) => {
    await until(() => running.has(path));
    return running.get(path);
  };
  /** In whichever order they begin. */
  const endAll = async (...paths: string[]) => {
    const left = new Set(paths);
    while (left.size > 0) {
      await until(() => [...left].some((path) => running.has(path)));
      for (const path of left) {
        if (!running.has(path)) continue;
        running.get(path)?.();
        left.delete(path);
      }
    }
  };
  const hasClosed = async (path: string) => {
    await until(() => closed.has(path));
  };
  const haveArrived = (...paths: string[]) => until(() => paths.every((path) => arrived.has(path)));
  return { ask, begun, running, endAll, hasClosed, haveArrived };
}

describe('T71: renderings', () => {
  it('wait for their turn, and are refused where too many do', async () => {
    const { ask, begun, running, endAll, haveArrived } = await start();
    const first = ask('/cart', '203.0.113.1');
    await begun('/cart');
    const others = ['/login', '/signup'].map((path) => ask(path, '203.0.113.1'));
    await haveArrived('/login', '/signup');
    const refused = await ask('/wishlist', '203.0.113.1').answer;
    expect(refused.statusCode).toBe(503);
    expect([...running.keys()]).toEqual(['/cart']);
    await endAll('/cart', '/login', '/signup');
    for (const { answer } of [first, ...others]) expect((await answer).statusCode).toBe(200);
  });

  it('of one client let those of another go before', async () => {
    const { ask, begun, haveArrived } = await start();
    void ask('/cart', '203.0.113.1').answer.catch(() => undefined);
    await begun('/cart');
    for (const path of ['/login', '/signup']) {
      void ask(path, '203.0.113.1').answer.catch(() => undefined);
    }
    const honest = ask('/wishlist', '2001:db8:1:2::');
    await haveArrived('/login', '/signup', '/wishlist');
    (await begun('/cart'))?.();
    (await begun('/wishlist'))?.();
    expect((await honest.answer).statusCode).toBe(200);
  });

  it('let a call, a form and a picture pass', async () => {
    const { ask, begun } = await start();
    void ask('/cart', '203.0.113.1').answer.catch(() => undefined);
    await begun('/cart');
    for (const path of ['/login', '/signup']) {
      void ask(path, '203.0.113.1').answer.catch(() => undefined);
    }
    for (const path of ['/api/store/cart/', '/api/forms/contact', '/share/products/1.jpg']) {
      const { answer } = ask(path, '203.0.113.1');
      (await begun(path))?.();
      expect((await answer).statusCode).toBe(200);
    }
  });

  it('that nobody waits for any more are not begun', async () => {
    const { ask, begun, running, hasClosed, haveArrived } = await start();
    void ask('/cart', '203.0.113.1').answer.catch(() => undefined);
    await begun('/cart');
    const left = ask('/login', '203.0.113.1');
    void left.answer.catch(() => undefined);
    await haveArrived('/login');
    left.asked.destroy();
    await hasClosed('/login');
    const last = ask('/wishlist', '203.0.113.1');
    (await begun('/cart'))?.();
    (await begun('/wishlist'))?.();
    expect((await last.answer).statusCode).toBe(200);
    expect(running.has('/login')).toBe(false);
  });
});
