import { connect } from 'node:net';
import { siteUrl } from './site-url.ts';

/** Sends the raw text of a request to the storefront and returns the raw response. */
export function sendText(text: string): Promise<string> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port || 80), hostname);
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

/** Builds a request head with `Connection: close`. */
export const buildRequestHead = (line: string, ...headers: string[]): string =>
  `${[`${line} HTTP/1.1`, 'Host: shop.example.in', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
