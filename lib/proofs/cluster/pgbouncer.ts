import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isListening } from '../../testing/is-listening.ts';
import { storeDatabase } from './postgres-server.ts';
import { startProgram, waitUntilUp, type Program, type ProgramUser } from '../../server/program.ts';

export interface PgBouncerOptions {
  command: string;
  user: ProgramUser | undefined;
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
export async function startPgBouncer(options: PgBouncerOptions): Promise<Program> {
  const { command, user, folder, port, password } = options;
  const config = join(folder, 'pgbouncer.ini');
  const mode = { mode: 0o644 };
  await writeFile(config, configOf(options), mode);
  // The folder is closed to all but the user of the services.
  await writeFile(join(folder, 'users.txt'), `"${storeDatabase}" "${password}"\n`, mode);
  const program = startProgram({
    name: 'PgBouncer',
    command,
    args: [config],
    user,
    output: { file: join(folder, '..', 'pgbouncer.log') },
    stopSignal: 'SIGINT',
  });
  await waitUntilUp(program, () => isListening(port));
  return program;
}
