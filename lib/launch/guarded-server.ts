import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { cleanForwardedHeaders } from '../server/forwarded-headers.ts';
import { type ConnectionLimits, limitConnections, usualConnections } from './limit-connections.ts';
import { dropForeignCookies } from './own-cookies.ts';
import { rawRefusal, type Refusal, refusals } from '../server/refusal.ts';
import { awaitContinue, type GateOptions, type Handler, withRequestGate } from './request-gate.ts';
import type { TrustedProxies } from '../server/trusted-proxies.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface ServerOptions extends GateOptions {
  isTrusted: TrustedProxies;
  /** Takes the connection by which `next dev` tells browsers of changes; undefined: refused. */
  upgrade?: Upgrade | undefined;
  times?: Partial<ServerTimes>;
  connections?: Partial<ConnectionLimits>;
}

interface ServerTimes {
  headersMs: number;
  /** Time limit for a whole request, including an upload over a slow line. */
  requestMs: number;
  /**
   * Keep-alive timeout. Longer than that of a proxy or browser: if the server closed first, a
   * request just being sent would be lost.
   */
  idleMs: number;
  /** Time limit for a connection without traffic in either direction. */
  stalledMs: number;
  /** Interval of the check for slow requests. */
  checkMs: number;
}

const usualTimes: ServerTimes = {
  headersMs: 10_000,
  requestMs: 300_000,
  idleMs: 75_000,
  stalledMs: 120_000,
  checkMs: 1_000,
};

/** Creates an HTTP server that rejects invalid requests and passes on the rest. */
export function createGuardedServer(handle: Handler, options: ServerOptions): Server {
  const times = { ...usualTimes, ...options.times };
  const gate = withRequestGate(handle, options);
  const current = new WeakMap<Socket, ServerResponse>();
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, response);
    cleanForwardedHeaders(request, options.isTrusted);
    dropForeignCookies(request);
    gate(request, response).catch((error: unknown) => {
      // A client that disconnects while sending or reading is no error of the store.
      if (request.socket.destroyed) return;
      console.error('A request could not be answered', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  const server = createServer(
    {
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.idleMs,
      connectionsCheckingInterval: times.checkMs,
      // Other upgrade requests arrive as plain requests and are refused; Next would accept them.
      shouldUpgradeCallback: ({ url }) =>
        options.upgrade !== undefined && url?.startsWith('/_next/') === true,
    },
    listener,
  );
  if (options.upgrade) server.on('upgrade', options.upgrade);
  server.setTimeout(times.stalledMs);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    awaitContinue(request);
    listener(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = current.get(socket);
    const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished;
    if (!socket.writable || socket.bytesRead === 0 || isAnswering) socket.destroy(error);
    else socket.end(rawRefusal(toRefusal(error)), () => socket.destroy());
  });
  limitConnections(server, options.isTrusted, { ...usualConnections, ...options.connections });
  return server;
}

function toRefusal({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return refusals.headersTooLarge;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusals.tooSlow;
  return refusals.malformedRequest;
}
