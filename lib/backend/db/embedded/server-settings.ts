import type { Endpoint } from './endpoint.ts';

/**
 * Sized for a shop on a small machine. Passed on the command line, so that an update also applies
 * to existing data directories.
 */
const SETTINGS: Record<string, string> = {
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // No parallel query: one request must not take CPU cores from the others.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Failed statements are reported to the client, which writes them to its own log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  // Maximum disk space for sorts and hashes that do not fit into memory.
  temp_file_limit: '1GB',
  log_line_prefix: '%m [%p] ',
};

const durability = (isDurable: boolean): Record<string, string> =>
  Object.fromEntries(
    ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => [
      name,
      isDurable ? 'on' : 'off',
    ]),
  );

/** Returns the command line arguments of the server for this data directory and endpoint. */
export function serverArguments(data: string, endpoint: Endpoint, isDurable: boolean): string[] {
  const listening: Record<string, string> = endpoint.host.startsWith('/')
    ? {
        listen_addresses: '',
        unix_socket_directories: endpoint.host,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: endpoint.host };
  const settings = {
    ...SETTINGS,
    ...durability(isDurable),
    ...listening,
    port: String(endpoint.port),
  };
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
