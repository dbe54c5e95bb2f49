import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';

const isOfRecord = (address: string) => findPage(address)?.record !== undefined;

/**
 * Keeps the query, such as `mobile=true`, in the redirect of a product, post or event to its
 * canonical address, because the cached page that redirects does not know it. Targets with their
 * own query, and requests by scripts, are not changed.
 */
export function keepQuery(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request;
  const mark = url.indexOf('?');
  if (mark < 0 || headers['rsc'] !== undefined || !isOfRecord(url)) return;
  const query = url.slice(mark);
  if (query === '?') return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...sent: Parameters<typeof writeHead>) => {
    const target = response.getHeader('location');
    if (sent[0] === 308 && typeof target === 'string' && isPage(target)) {
      const [path, hash] = target.split('#');
      response.setHeader('location', `${path}${query}${hash === undefined ? '' : `#${hash}`}`);
    }
    return writeHead(...sent);
  }) as typeof response.writeHead;
}

const isPage = (target: string) => isOfRecord(target) && !target.includes('?');
