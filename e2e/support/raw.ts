import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { BrowserContext } from 'playwright/test';
import { siteUrl } from './site-url.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Requests a path exactly as written, because browsers and fetch resolve dots and backslashes
 * first. Follows no redirect.
 */
export function askRaw(path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(siteUrl);
  const { method = 'GET', body } = options;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      {
        hostname,
        port: port || 80,
        path,
        method,
        headers: { host, ...length, ...options.headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Returns the Cookie header that a browser would send. */
export async function cookieOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(siteUrl);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Returns the redirect target of an answer: a path of this site, or a full URL on another site. */
export function leadsTo({ headers }: RawAnswer): string | undefined {
  if (headers.location === undefined) return undefined;
  const { origin, pathname, search, href } = new URL(headers.location, siteUrl);
  return origin === new URL(siteUrl).origin ? `${pathname}${search}` : href;
}
