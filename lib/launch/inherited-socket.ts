import type { Environment } from './settings.ts';

/** The first descriptor that systemd passes (sd_listen_fds). */
const systemdSocket = 3;
/** Of a program that this one starts: after its streams and the channel to this one. */
const firstSocket = 4;
/** As many as `listen` opens by itself: see there. */
const sockets = 32;

/**
 * Returns the socket of the storefront that systemd keeps open (docs/operations.md), if this
 * process was started with one: connections wait in it while the store restarts.
 */
export const inheritedSocket = (
  given: Environment,
  pid: number = process.pid,
): number | undefined =>
  given['LISTEN_FDS'] === '1' && given['LISTEN_PID'] === String(pid) ? systemdSocket : undefined;

/** Descriptors and environment by which a program gets the socket. */
export const passSocket = (socket: number | undefined) =>
  socket === undefined
    ? { descriptors: [], env: {} }
    : {
        descriptors: Array.from({ length: sockets }, () => socket),
        env: { STOREFRONT_SOCKETS: String(sockets) },
      };

/** Returns the descriptors of the socket that this program was given. */
export const givenSockets = (given: Environment): number[] =>
  Array.from(
    { length: Number(given['STOREFRONT_SOCKETS'] ?? 0) },
    (_, index) => firstSocket + index,
  );
