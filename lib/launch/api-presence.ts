import { connect } from 'node:net';
import { Presence } from '../server/presence.ts';

/** Milliseconds in which a program is started again. */
const limitMs = 10_000;
const lookMs = 100;
const idleMs = 1_000;

/**
 * Follows whether the store API accepts connections, by one that stays idle: it closes as soon as
 * the API stops or is killed. An API behind TLS counts as present.
 */
export function followApi(storeApiUrl: string): Presence {
  const presence = new Presence(limitMs);
  const { protocol, hostname, port, host } = new URL(storeApiUrl);
  if (protocol !== 'http:') return presence;
  const look = () => {
    let openedAt = Infinity;
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) });
    socket.unref();
    socket.once('connect', () => {
      openedAt = performance.now();
      presence.set(true);
      // A server closes an idle connection at its stop only after a request.
      socket.write(`GET /livez HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    });
    socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => {
      presence.set(false);
      // An idle connection that the API has closed is opened again at once.
      const wasIdle = performance.now() - openedAt > idleMs;
      setTimeout(look, wasIdle ? 0 : lookMs).unref();
    });
  };
  look();
  return presence;
}
