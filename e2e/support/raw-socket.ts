import { connect } from 'node:net';
import { siteUrl } from './site-url.ts';

/** Sends the text of a request to the storefront just as it is, and gives all that comes back. */
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

/** A request head that asks for the connection to be closed afterwards. */
export const headOf = (line: string, ...headers: string[]): string =>
  `${[`${line} HTTP/1.1`, 'Host: shop.example.in', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
