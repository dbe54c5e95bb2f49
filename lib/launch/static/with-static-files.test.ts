import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFiles } from './packed-files';
import { withStaticFiles } from './with-static-files';

const script = 'console.log("haldi");\n'.repeat(200);
const font = Buffer.from('wOF2 of a font');
let folder: string;
let packed: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sose-static-'));
  packed = join(folder, 'packed');
  const source = join(folder, 'static');
  await mkdir(join(source, 'chunks'), { recursive: true });
  await mkdir(join(source, 'media'));
  await writeFile(join(source, 'chunks', 'a.js'), script);
  await writeFile(join(source, 'media', 'a.woff2'), font);
  await packFiles(source, packed);
  await writeFile(join(source, 'chunks', 'new.js'), script);
  const handle = await withStaticFiles(
    async (_, response) => void response.writeHead(200, { 'x-by': 'next' }).end(),
    { source, packed },
  );
  await writeFile(join(folder, 'secret.js'), 'secret');
  server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const path = '/_next/static/chunks/a.js';
const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

describe('withStaticFiles', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', 'identity'],
  ] as const)('answers %s in %s', async (accepted, encoding) => {
    const { status, headers, body } = await ask(path, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(unpack[encoding](body).toString()).toBe(script);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      vary: 'Accept-Encoding',
    });
  });

  it('has an ETag for each encoding, and answers 304 to the same one', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await ask(path, { 'accept-encoding': encoding });
        return headers['etag'] ?? '';
      }),
    );
    expect(new Set(tags).size).toBe(3);
    const [tag = ''] = tags;
    const known = await ask(path, { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` });
    expect([known.status, known.body.length, known.headers['etag']]).toEqual([304, 0, tag]);
    const other = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(other.status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { headers, body } = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  it('sends a font as it is', async () => {
    const { headers, body } = await ask('/_next/static/media/a.woff2', {
      'accept-encoding': 'br',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toEqual(font);
  });

  it.each([
    ['part of a file', path, { range: 'bytes=0-9' }],
    ['a file of a newer build', '/_next/static/chunks/later.js', {}],
    ['a way out of the folder', '/_next/static/../secret.js', {}],
    ['another path', '/chunks/a.js', {}],
  ])('passes on %s', async (_, address, headers) => {
    const answer = await ask(address, { 'accept-encoding': 'br', ...headers });
    expect(answer.headers['x-by']).toBe('next');
  });

  it('passes on what is not compressed yet, for those who could take it compressed', async () => {
    const address = '/_next/static/chunks/new.js';
    expect((await ask(address, { 'accept-encoding': 'br' })).headers['x-by']).toBe('next');
    expect((await ask(address)).body.toString()).toBe(script);
  });
});

describe('packFiles', () => {
  it('leaves out what does not get smaller, and half a file nowhere', async () => {
    const names = await readdir(packed, { recursive: true });
    expect(names.sort()).toEqual(['chunks', 'chunks/a.js.br', 'chunks/a.js.gzip']);
  });

  it('ends between two files', async () => {
    const target = join(folder, 'nothing');
    await packFiles(join(folder, 'static'), target, () => true);
    await expect(readdir(target)).rejects.toThrow('ENOENT');
  });
});
