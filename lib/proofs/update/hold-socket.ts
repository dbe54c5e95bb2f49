import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/*
 * Runs a shop as deploy/server/sose.socket and sose.service do: holds the socket of the storefront
 * without accepting, and starts the release that `current` leads to whenever it ends, until it is
 * killed. Arguments: the folder of the shop, the port.
 */

const restartMs = 500;
const [shop = '', port] = process.argv.slice(2);
const launcher =
  'export LISTEN_FDS=1 LISTEN_PID=$$; exec node_modules/.bin/node lib/launch/start.ts';

const server = createServer();
await once(server.listen({ port: Number(port), host: '127.0.0.1', backlog: 4_096 }), 'listening');
const handle: unknown = Reflect.get(server, '_handle');
if (typeof handle !== 'object' || handle === null || !('fd' in handle))
  throw new Error('Node shows no descriptor of its sockets');
const socket = Number(handle.fd);

// Synchronously: an event loop would accept connections.
for (;;) {
  spawnSync('sh', ['-c', `cd '${shop}/current' && ${launcher}`], {
    stdio: ['ignore', 'inherit', 'inherit', socket],
  });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, restartMs);
}
