import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Presence } from '../server/presence.ts';
import { followApi } from './api-presence.ts';

const servers: Server[] = [];
let answered = 0;
async function open(port = 0): Promise<number> {
  const server = createServer((_request, response) => {
    response.end(() => (answered += 1));
  });
  servers.push(server);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
async function close(): Promise<void> {
  const server = servers.pop();
  server?.closeAllConnections();
  if (server) await once(server.close(), 'close');
}
afterEach(close);

/** Whether a wait ends within so many milliseconds. */
const endsIn = (waiting: Promise<void>, ms: number) =>
  Promise.race([
    waiting.then(() => true),
    new Promise<boolean>((settle) => setTimeout(settle, ms, false)),
  ]);
const untilAbsent = async (presence: Presence) => {
  while (await endsIn(presence.wait(), 5)) await sleep(5);
};

describe('requests while the store API restarts', () => {
  it('wait from the moment on at which it stops until it answers again', async () => {
    const port = await open();
    const presence = followApi(`http://127.0.0.1:${port}`);
    expect(await endsIn(presence.wait(), 50)).toBe(true);
    while (answered === 0) await sleep(5);
    await close();
    await untilAbsent(presence);
    const waiting = [presence.wait(), presence.wait()];
    await open(port);
    await Promise.all(waiting);
    expect(await endsIn(presence.wait(), 5)).toBe(true);
  });

  it('do not wait where the reader has gone, nor for what has been away for long', async () => {
    const presence = new Presence(100);
    presence.set(false);
    const reader = new AbortController();
    const waiting = presence.wait(reader.signal);
    reader.abort();
    await waiting;
    const from = performance.now();
    await presence.wait();
    expect(performance.now() - from).toBeGreaterThan(50);
    expect(await endsIn(presence.wait(), 10)).toBe(true);
  });
});
