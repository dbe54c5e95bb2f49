import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askOverAndOver } from './raw-client';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a?b=1`;
}

/** True at the call of that number. */
const after = (count: number) => {
  let calls = 0;
  return () => (calls += 1) >= count;
};

it.each(['with its length', 'in chunks'])('reads each answer whole: %s', async (way) => {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(`${request.url} ${request.headers['accept-encoding']}`);
    if (way === 'in chunks') response.write('x'.repeat(70_000));
    response.end('y'.repeat(70_000));
  });
  const times = await askOverAndOver(url, { 'accept-encoding': 'br' }, after(5));
  expect(times).toHaveLength(5);
  expect(asked).toEqual(Array.from({ length: 5 }, () => '/a?b=1 br'));
});

it('says where an answer is no page', async () => {
  const url = await serve((_, response) => void response.writeHead(503).end('x'));
  await expect(askOverAndOver(url, {}, after(2))).rejects.toThrow('answered 503');
});
