import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { headerNames } from '../../contract/envelope.ts';

/* The store API accepts the same: it goes into log lines. */
const acceptable = /^[\w-]{8,64}$/;

/** Gives a request an id: the one that it brings, if its form is safe, else a new one. */
export function nameRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[headerNames.requestId];
  const id = typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID();
  headers[headerNames.requestId] = id;
  return id;
}
