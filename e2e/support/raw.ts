import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteUrl } from './site-url.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** All Location headers, unchanged; `headers` has only the first. */
  locations: string[];
  /** Unpacked. */
  text: string;
}

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * Requests a path exactly as written, because browsers and fetch resolve dots and backslashes
 * first. Follows no redirect.
 */
export function askRaw(path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(siteUrl);
  const { method = 'GET', body } = options;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sentRequest = httpRequest(
      {
        hostname,
        port: port || 80,
        path,
        method,
        headers: { host, ...length, ...options.headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode: status = 0, headers, headersDistinct } = answer;
          const bytes = Buffer.concat(parts);
          const unpack =
            bytes.length > 0 ? unpackers[headers['content-encoding'] ?? ''] : undefined;
          const text = (unpack ? unpack(bytes) : bytes).toString();
          resolve({ status, headers, locations: headersDistinct['location'] ?? [], text });
        });
      },
    );
    sentRequest.on('error', reject);
    sentRequest.end(body);
  });
}

/**
 * Returns the redirect targets of an answer: paths of this site, or full URLs on another site. A
 * correct redirect has one.
 */
export function targetsOf({ locations }: RawAnswer): string[] {
  return locations.map((location) => {
    const { origin, pathname, search, href } = new URL(location, siteUrl);
    return origin === new URL(siteUrl).origin ? `${pathname}${search}` : href;
  });
}

export const leadsTo = (answer: RawAnswer): string | undefined => targetsOf(answer)[0];
