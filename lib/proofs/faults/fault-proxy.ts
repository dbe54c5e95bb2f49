import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Fault that the proxy applies to requests. */
export type FaultMode =
  | { kind: 'pass' }
  /** No listener on the port. */
  | { kind: 'down' }
  | { kind: 'slow'; afterMs: number }
  /** Takes the request, never passes it on and never answers. */
  | { kind: 'blackhole' }
  /** Breaks this share of the connections before the request is passed on. */
  | { kind: 'resets'; share: number }
  /** Ends the connection in the middle of the answer. */
  | { kind: 'truncated' }
  /** Passes the request on and breaks the connection in place of the answer. */
  | { kind: 'lost reply' }
  /** Answers as a web server does whose application is away. */
  | { kind: 'html 502' };

export interface FaultProxy {
  url: string;
  be: (mode: FaultMode) => Promise<void>;
  /** Number of requests since the last change of the mode. */
  requests: () => number;
  close: () => Promise<void>;
}

const badGateway = '<html><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Starts an HTTP proxy on loopback in front of `target` that can be made to fail. `draw` decides
 * which requests are hit.
 */
export async function faultProxy(target: string, draw: () => number): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let mode: FaultMode = { kind: 'pass' };
  let requests = 0;

  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse, how: FaultMode) => {
    const upstream = request(
      {
        hostname,
        port: targetPort,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
        agent: false,
      },
      (answer) => {
        if (how.kind === 'lost reply') {
          answer.resume().on('end', () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (how.kind !== 'truncated') {
          answer.pipe(outgoing);
          return;
        }
        answer.once('data', (chunk: Buffer) => {
          const half = chunk.subarray(0, Math.ceil(chunk.length / 2));
          outgoing.write(half, () => incoming.socket.destroy());
          answer.destroy();
        });
        answer.once('end', () => incoming.socket.destroy());
      },
    );
    upstream.on('error', () => incoming.socket.destroy());
    outgoing.once('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };

  const server = createServer((incoming, outgoing) => {
    requests += 1;
    incoming.on('error', () => undefined);
    outgoing.on('error', () => undefined);
    const how = mode;
    switch (how.kind) {
      case 'blackhole':
        incoming.resume();
        return;
      case 'html 502':
        incoming.resume();
        outgoing.writeHead(502, { 'content-type': 'text/html' }).end(badGateway);
        return;
      case 'resets':
        if (draw() < how.share) incoming.socket.destroy();
        else passOn(incoming, outgoing, how);
        return;
      case 'slow':
        setTimeout(() => passOn(incoming, outgoing, how), how.afterMs).unref();
        return;
      default:
        passOn(incoming, outgoing, how);
    }
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.removeListener('error', reject);
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) server.close(() => resolve());
      else resolve();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    be: async (next) => {
      requests = 0;
      mode = next;
      if (next.kind === 'down') return close();
      // Closes the connections that hang in the previous fault, as a broken network does at its
      // end.
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await listen(port);
    },
    requests: () => requests,
    close,
  };
}
