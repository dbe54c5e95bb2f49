import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makePictures } from './make-pictures';

let server: Server;
let origin = '';
let requests: string[] = [];
let atOnce = 0;
let maxConcurrent = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.accept}`);
    atOnce += 1;
    maxConcurrent = Math.max(maxConcurrent, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      if (request.url === '/broken') response.destroy();
      else response.writeHead(request.url === '/missing' ? 404 : 200).end('x');
    }, 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
  maxConcurrent = 0;
});

describe('makePictures', () => {
  it('asks for each as a browser does, one after the other, whoever asks meanwhile', async () => {
    await Promise.all([makePictures(['/1', '/2'], { origin }), makePictures(['/3'], { origin })]);
    expect(requests.map((line) => line.split(' ')[0])).toEqual(['/1', '/2', '/3']);
    expect(requests[0]).toContain('image/webp');
    expect(maxConcurrent).toBe(1);
  });

  it('goes on after one that cannot be made', async () => {
    await makePictures(['/missing', '/broken', '/4'], { origin });
    expect(requests).toHaveLength(3);
  });

  it('ends when the storefront stops', async () => {
    await makePictures(['/5', '/6'], { origin, isStopped: () => requests.length > 0 });
    expect(requests).toHaveLength(1);
  });

  it('takes no more than it can remember', async () => {
    let isStopped = false;
    const done = makePictures(
      Array.from({ length: 5_000 }, (_, index) => `/many-${index}`),
      { origin, isStopped: () => (isStopped ||= requests.length >= 3) },
    );
    const dropped = makePictures(['/too-late'], { origin });
    await Promise.all([done, dropped]);
    expect(requests.some((line) => line.includes('too-late'))).toBe(false);
  });
});
