import type { Endpoint } from './endpoint.ts';

/** Sized for a shop on a small machine; given on the command line, so that an update reaches old data. */
const SETTINGS: Record<string, string> = {
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // One shopper's query takes no second core away from the others.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A statement that fails is told to the program that sent it, which writes it into its own log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  // What one sort or hash that does not fit into memory may put on the disk.
  temp_file_limit: '1GB',
  log_line_prefix: '%m [%p] ',
  // An acknowledged order is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};

/** The server's arguments for these files and this place to listen. */
export function serverArguments(data: string, endpoint: Endpoint): string[] {
  const listening: Record<string, string> = endpoint.host.startsWith('/')
    ? {
        listen_addresses: '',
        unix_socket_directories: endpoint.host,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: endpoint.host };
  const settings = { ...SETTINGS, ...listening, port: String(endpoint.port) };
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
