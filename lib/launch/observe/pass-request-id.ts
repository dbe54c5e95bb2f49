import { headerNames } from '../../contract/envelope.ts';
import { currentRequest } from './current-request.ts';

/**
 * Wraps `fetch`: calls of the store API carry the id of the request that they are made for. Below
 * the cache of Next, in whose keys all headers count.
 */
export function passRequestId(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const id = currentRequest.getStore();
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    if (!id || !headers.has(headerNames.company) || headers.has(headerNames.requestId))
      return fetch(input, init);
    headers.set(headerNames.requestId, id);
    return fetch(input, { ...init, headers });
  };
}
