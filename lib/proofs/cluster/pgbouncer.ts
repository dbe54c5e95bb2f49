import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerUser } from '../../backend/db/embedded/server-user.ts';
import { isListening } from '../../testing/is-listening.ts';
import { storeDatabase } from './postgres-server.ts';
import { startService, untilUp, type Service } from './service.ts';

export interface PgBouncerOptions {
  command: string;
  user: ServerUser | undefined;
  folder: string;
  port: number;
  /** Port of the balancer before the database. */
  databasePort: number;
  password: string;
}

/**
 * `server_login_retry`: after a failed login PgBouncer refuses everybody for 15 seconds by default,
 * which would lengthen a failover. `query_wait_timeout`: so long a request waits for the database.
 */
const configOf = ({ folder, port, databasePort }: PgBouncerOptions) => `[databases]
${storeDatabase} = host=127.0.0.1 port=${databasePort} dbname=${storeDatabase}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
`;

/** Starts PgBouncer in transaction mode before the database. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<Service> {
  const { command, user, folder, port, password } = options;
  const config = join(folder, 'pgbouncer.ini');
  const mode = { mode: 0o644 };
  await writeFile(config, configOf(options), mode);
  // The folder is closed to all but the user of the services.
  await writeFile(join(folder, 'users.txt'), `"${storeDatabase}" "${password}"\n`, mode);
  const service = {
    command,
    args: [config],
    user,
    logFile: join(folder, '..', 'pgbouncer.log'),
    stopSignal: 'SIGINT' as const,
  };
  const running = await startService(service);
  await untilUp(running, service, () => isListening(port));
  return running;
}
