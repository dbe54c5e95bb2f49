import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './close-server.ts';

it('closes as soon as the last request is answered, though its connection could be kept', async () => {
  const isAsked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    isAsked.resolve();
    void mayAnswer.promise.then(() => response.end('late'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<IncomingMessage>((resolve) => {
    get({ port: (server.address() as AddressInfo).port, agent }, resolve);
  });
  await isAsked.promise;
  const start = performance.now();
  const closed = closeServer(server);
  mayAnswer.resolve();
  (await answer).resume();
  await closed;
  expect(performance.now() - start).toBeLessThan(5_000);
  agent.destroy();
});
