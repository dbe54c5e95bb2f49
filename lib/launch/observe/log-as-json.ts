import { format } from 'node:util';
import { pino, type DestinationStream } from 'pino';
import { currentRequest } from './current-request.ts';
import type { AnsweredRequest } from './observe-requests.ts';

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/**
 * From now on `console` writes JSON lines to stdout, with the id of the request that they belong
 * to. Returns what logs failed requests.
 */
export function logAsJson(
  level: string,
  destination?: DestinationStream,
): (answered: AnsweredRequest) => void {
  const options = { level, base: null, mixin: () => ({ program: 'storefront', ...ofRequest() }) };
  const log = destination ? pino(options, destination) : pino(options);
  for (const [name, to] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...given: unknown[]) => {
      const err = given.find((one) => one instanceof Error);
      const others = given.filter((one) => one !== err);
      log[to]({ ...(err && { err }) }, format(...others));
    };
  }
  return ({ id, method, route, status, seconds }) =>
    log[status >= 500 ? 'error' : 'debug'](
      { requestId: id, method, route, status, ms: Math.round(seconds * 1_000) },
      'request',
    );
}

function ofRequest() {
  const requestId = currentRequest.getStore();
  return requestId ? { requestId } : {};
}
