import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../providers/storage/bucket.ts';
import { sha256Hex } from '../../server/sha256-hex.ts';

export interface BucketStandIn {
  settings: BucketSettings;
  files: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** Answers the next `times` requests with 503, like an overloaded bucket. */
  failNext: (times: number) => void;
  close: () => Promise<void>;
}

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI+K7MDENG' };
const region = 'ap-south-1';
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/* Computes Signature Version 4 again from the received request. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers, method = '', url = '' } = request;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, keyId, day = '', where, names = '', signature] = parts;
  const payload = String(headers['x-amz-content-sha256']);
  if (keyId !== keys.accessKeyId || where !== region || payload !== sha256Hex(body)) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [path, query = ''] = url.split('?');
  const sorted = query.split('&').sort().join('&');
  const canonical = [method, path, sorted, lines.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256Hex(canonical)].join(
    '\n',
  );
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${keys.secretAccessKey}`, day),
  );
  return hmac(key, toSign).toString('hex') === signature;
}

function listing(files: BucketStandIn['files'], query: string, filesOfPage: number): Buffer {
  const after = new URLSearchParams(query).get('continuation-token') ?? '';
  const names = [...files.keys()].sort().filter((name) => name > after);
  const page = names.slice(0, filesOfPage);
  const entries = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><Size>${files.get(name)?.bytes.length ?? 0}</Size></Contents>`,
  );
  const next =
    names.length > filesOfPage
      ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '';
  return Buffer.from(`<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
}

/** Starts a fake S3 server that checks every signature; it lists so many files at a time. */
export async function openBucketStandIn(filesOfPage = 2): Promise<BucketStandIn> {
  const files: BucketStandIn['files'] = new Map();
  let failures = 0;
  const server: Server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const name = request.url?.replace(/^\/pictures\//, '') ?? '';
      const isList = name.startsWith('?');
      const end = (status: number, bytes?: Buffer) => answer.writeHead(status).end(bytes);
      if (failures > 0) {
        failures -= 1;
        return end(503);
      }
      if (!isSigned(request, body)) return end(403);
      if (name === request.url) return end(404);
      const type = request.headers['content-type'];
      if (isList) return end(200, listing(files, name, filesOfPage));
      if (request.method === 'PUT') files.set(name, { bytes: body, type });
      if (request.method === 'DELETE') files.delete(name);
      const found = request.method === 'GET' ? files.get(name) : undefined;
      if (request.method === 'GET') return found ? end(200, found.bytes) : end(404);
      return end(request.method === 'PUT' ? 200 : 204);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region, ...keys },
    files,
    failNext: (times) => {
      failures = times;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
