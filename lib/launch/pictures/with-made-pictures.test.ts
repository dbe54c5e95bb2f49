import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { allWidths, pictureWidths } from '../../format/picture-set';
import { makePicture } from './make-picture';
import { madeName, type MadePictures, openMadePictures } from './made-pictures';
import { createPictureQueue, type WantedPicture } from './picture-queue';
import { withMadePictures } from './with-made-pictures';

const browser = 'image/avif,image/webp,image/*,*/*;q=0.8';
const plenty = 64 * 1024 * 1024;
const [address = ''] = allWidths('/pictures/a.webp').slice(2);

let folder: string;
let pictures: MadePictures;
let server: Server;
let origin: string;
let later: WantedPicture[];
let status: number;

beforeAll(async () => {
  const drawn = sharp({ create: { width: 500, height: 300, channels: 3, background: '#c60' } });
  const still = await drawn.webp().toBuffer();
  const frame = await drawn.resize(40, 40).gif().toBuffer();
  const moving = await sharp([frame, await sharp(frame).negate().gif().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const files: Record<string, Buffer> = { a: still, b: still, moving, broken: Buffer.from('x') };
  server = createServer((incoming, response) => {
    const { url = '' } = incoming;
    const file = files[/^\/pictures\/(\w+)\./.exec(url)?.[1] ?? ''];
    if (file) return void response.end(file);
    void withMadePictures(
      async (_, answer) => void answer.writeHead(status, { 'x-by': 'next' }).end('next'),
      pictures,
      (picture) => later.push(picture),
    )(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-pictures-'));
  pictures = await openMadePictures(folder, plenty);
  later = [];
  status = 200;
});
afterEach(() => rm(folder, { recursive: true }));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const inWidths = (source: string): WantedPicture[] =>
  allWidths(source).map((one, index) => ({
    address: one,
    source,
    width: pictureWidths[index] ?? 0,
  }));

const makeAll = async (...sources: string[]) => {
  const queue = createPictureQueue(pictures, origin);
  for (const picture of sources.flatMap(inWidths)) queue.add(picture);
  await queue.done();
};

describe('a picture of the shop', () => {
  it('is answered by the image optimiser until it is made, and made once that has answered', async () => {
    expect((await ask(address, { accept: browser })).headers['x-by']).toBe('next');
    expect(later).toEqual(inWidths('/pictures/a.webp').slice(2, 3));
    status = 404;
    await ask(address, { accept: browser });
    expect(later).toHaveLength(1);
  });

  it('is made in the requested widths, none larger than it is, and answered by them', async () => {
    await makeAll('/pictures/a.webp');
    expect(await readdir(folder)).toHaveLength(pictureWidths.length);
    for (const { address: one, width } of inWidths('/pictures/a.webp')) {
      const answer = await ask(one, { accept: browser });
      expect(answer.headers).toMatchObject({
        'content-type': 'image/avif',
        'content-length': String(answer.body.length),
        'cache-control': 'public, max-age=31536000, must-revalidate',
        vary: 'Accept',
      });
      const facts = await sharp(answer.body).metadata();
      expect([facts.width, facts.format]).toEqual([Math.min(width, 500), 'heif']);
    }
    expect(later).toEqual([]);
  }, 30_000);

  it('is made in no width that nobody asked for', async () => {
    const queue = createPictureQueue(pictures, origin);
    for (const picture of inWidths('/pictures/a.webp').slice(0, 1)) queue.add(picture);
    await queue.done();
    expect(await readdir(folder)).toEqual([madeName(allWidths('/pictures/a.webp')[0] ?? '')]);
  }, 30_000);

  it('has an ETag, a head without a body, and is there after a restart', async () => {
    await makeAll('/pictures/a.webp');
    pictures = await openMadePictures(folder, plenty);
    const { headers } = await ask(address, { accept: browser });
    const tag = headers['etag'] ?? '';
    const known = await ask(address, { accept: browser, 'if-none-match': tag });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect((await ask(address, { accept: browser }, 'HEAD')).body).toHaveLength(0);
  }, 30_000);

  it.each([
    ['to a browser that does not know AVIF', address, { accept: 'image/webp,*/*' }],
    ['in another width', address.replace('w=384', 'w=385'), { accept: browser }],
    ['in another quality', `${address}0`, { accept: browser }],
    ['in parts', address, { accept: browser, range: 'bytes=0-9' }],
    ['of another host', allWidths('https://cdn.example/a.webp')[0] ?? '', { accept: browser }],
  ])(
    'is left to the image optimiser %s',
    async (_, path, headers) => {
      await makeAll('/pictures/a.webp');
      expect((await ask(path, headers)).headers['x-by']).toBe('next');
      expect(later).toEqual([]);
    },
    30_000,
  );
});

describe('what cannot be made', () => {
  it.each(['/pictures/moving.gif', '/pictures/broken.webp', '/pictures/missing.webp'])(
    'is left out, and the next one is made: %s',
    async (source) => {
      status = 404;
      await makeAll(source, '/pictures/b.webp');
      expect((await readdir(folder)).sort()).toEqual(
        allWidths('/pictures/b.webp')
          .map((one) => madeName(one))
          .sort(),
      );
    },
    30_000,
  );
});

describe('the folder of pictures', () => {
  it('gives what another storefront made there, without its source', async () => {
    const job = {
      source: `${origin}/pictures/a.webp`,
      folder,
      wanted: [{ width: 96, name: madeName('shared') }],
    };
    const made = await makePicture(job);
    expect(made).toHaveLength(1);
    expect(await makePicture({ ...job, source: `${origin}/pictures/missing.webp` })).toEqual(made);
  });

  it('is bounded: the oldest go first, also after a restart', async () => {
    const make = (name: string) =>
      makePicture({
        source: `${origin}/pictures/a.webp`,
        folder,
        wanted: [{ width: 96, name: madeName(name) }],
      });
    const [first = ['', 0] as const] = await make('first');
    await utimes(join(folder, first[0]), 1, 1);
    const [second = ['', 0] as const] = await make('second');
    const small = await openMadePictures(folder, first[1] + second[1]);
    expect([small.has(first[0]), small.has(second[0])]).toEqual([true, true]);
    await small.add(await make('third'));
    expect([small.has(first[0]), small.has(second[0])]).toEqual([false, true]);
    expect(await readdir(folder)).toHaveLength(2);
    const none = await openMadePictures(folder, 1);
    expect(await none.find('second')).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });
});
