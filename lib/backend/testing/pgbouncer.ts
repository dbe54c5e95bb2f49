import { spawnSync } from 'node:child_process';
import { access, chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startProgram, waitUntilUp } from '../../server/program.ts';

/** Whether PgBouncer can be started here; without it its tests are skipped. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

const port = 6432;

/** Starts PgBouncer in transaction mode with two server connections, before the test database. */
export async function startPgBouncer(server: pg.PoolConfig) {
  const { host, port: serverPort, user, password } = server;
  const folder = await mkdtemp(join(tmpdir(), 'sose-pooler-'));
  await chmod(folder, 0o777);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${serverPort ?? 5432} user=${user} password=${String(password)}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 100
`,
  );
  // PgBouncer refuses to run as root; the owner of the server's socket may use it.
  const { uid, gid } = await stat(host ?? '');
  const program = startProgram({
    name: 'PgBouncer',
    command: 'pgbouncer',
    args: ['-q', file],
    user: process.getuid?.() === 0 ? { uid, gid } : undefined,
    output: 'memory',
  });
  const socket = join(folder, `.s.PGSQL.${port}`);
  await waitUntilUp(program, () =>
    access(socket).then(
      () => true,
      () => false,
    ),
  );
  return {
    connection: { host: folder, port, user },
    close: async () => {
      program.kill();
      await program.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
