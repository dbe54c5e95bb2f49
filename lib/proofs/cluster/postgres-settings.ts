/** Name by which the primary knows the replica whose answer each commit waits for. */
export const replicaName = 'replica';

/**
 * Settings of every server. `synchronous_commit` is on: with a synchronous replica a commit is
 * acknowledged only when the replica has it on disk too, so that a failover loses none.
 */
export const serverSettings = (port: number, folder: string): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  unix_socket_directories: folder,
  max_connections: '120',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'replica',
  max_wal_senders: '5',
  wal_keep_size: '256MB',
  hot_standby: 'on',
  wal_receiver_status_interval: '1s',
});

/** Asks the primary to wait for the replica with each commit. */
export const waitForReplica = `alter system set synchronous_standby_names = 'FIRST 1 (${replicaName})'`;

/** For a server that has lost its replica: otherwise no commit would ever end. */
export const waitForNobody = "alter system set synchronous_standby_names = ''";
