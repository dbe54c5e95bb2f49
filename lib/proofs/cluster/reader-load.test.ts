import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeCalls } from '../faults/call.ts';
import { startReaders } from './reader-load.ts';

let server: Server;
let siteUrl = '';
/** Answers of the home page, one after the other; then 200. */
let statuses: number[] = [];

beforeAll(async () => {
  server = createServer((request, answer) => {
    const status = request.url === '/' ? (statuses.shift() ?? 200) : 200;
    answer.writeHead(status).end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  closeCalls();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const read = (mayRepeat: boolean) => startReaders(siteUrl, [1], { mayRepeat }).finish(200);

describe('readers', () => {
  it('count a refused page as failed where nothing is repeated', async () => {
    statuses = [503];
    expect(await read(false)).toMatchObject({ repeated: 0, failed: ['/: 503'] });
  });

  it('ask once more where they may, and count what is refused twice or broken', async () => {
    statuses = [503, 200];
    expect(await read(true)).toMatchObject({ repeated: 1, failed: [] });
    statuses = Array.from({ length: 20 }, () => 503);
    expect((await read(true)).failed).toContain('/: 503');
    statuses = [500];
    expect(await read(true)).toMatchObject({ failed: ['/: 500'] });
  });
});
