import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { codeByStatus } from '../../contract/envelope.ts';
import type { App } from './app-env.ts';

/**
 * Longer than the idle timeout of a proxy: if the server closed first, a request just being sent
 * would be lost.
 */
const idleLimitMs = 75_000;
/**
 * Timeouts for receiving headers and the whole request, including an upload over a slow network.
 */
const headersLimitMs = 15_000;
const requestLimitMs = 60_000;
/** Interval of the check for timed-out requests. */
const checkEveryMs = 5_000;
const maxHeaderBytes = 16 * 1024;
const maxConnections = 2_000;

interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** Requests that Node rejects before the app sees them. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: codeByStatus[400],
    message: 'The request took too long to arrive',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: codeByStatus[413],
    message: 'The headers are too long',
  },
};
const malformed: Refusal = {
  status: 400,
  code: codeByStatus[400],
  message: 'The request is malformed',
};

/** Serves the store API over HTTP, with limits for slow and malformed requests. */
export function serveApi(app: App, address: { hostname: string; port: number }): Server {
  const server = serve({
    fetch: app.fetch,
    ...address,
    serverOptions: {
      keepAliveTimeout: idleLimitMs,
      headersTimeout: headersLimitMs,
      requestTimeout: requestLimitMs,
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: maxHeaderBytes,
    },
  }) as Server;
  server.maxConnections = maxConnections;
  server.on('clientError', refuse);
  return server;
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, code, message } = refusals[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ status: false, code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
