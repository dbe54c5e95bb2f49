import { killWithFamily } from '../../testing/processes.ts';
import type { Balancer } from './haproxy.ts';
import type { ServiceFolder } from './service-folder.ts';
import {
  promote,
  startPrimary,
  startReplica,
  storeDatabase,
  type PostgresOptions,
  type PostgresServer,
} from './postgres-server.ts';

/** A primary and its synchronous replica. */
export interface DatabasePair {
  primary: () => PostgresServer;
  stop: () => Promise<void>;
  addReplica: () => Promise<void>;
  /** Kills the primary, promotes the replica, and lets the balancer use that. */
  failOver: (balancer: Balancer) => Promise<void>;
}

export interface DatabasePairOptions extends Pick<PostgresOptions, 'bin' | 'user' | 'password'> {
  folder: ServiceFolder;
  /** One for each server: the first primary, its replica, and the one after the failover. */
  ports: readonly number[];
}

export const serverName = (index: number) => `postgres-${index + 1}`;

export const databaseUrl = (port: number, password: string) =>
  `postgresql://${storeDatabase}:${password}@127.0.0.1:${port}/${storeDatabase}`;

export async function startDatabasePair({
  folder,
  ports,
  ...shared
}: DatabasePairOptions): Promise<DatabasePair> {
  const serverOptions = async (index: number): Promise<PostgresOptions> => ({
    ...shared,
    name: serverName(index),
    folder: await folder.make(serverName(index)),
    port: ports[index] ?? 0,
  });
  const servers = [await startPrimary(await serverOptions(0))];
  let primaryIndex = 0;
  const primary = () => {
    const server = servers[primaryIndex];
    if (!server) throw new Error('There is no replica to fail over to.');
    return server;
  };
  return {
    primary,
    stop: async () => {
      for (const { service } of servers.toReversed()) await service.stop();
    },
    addReplica: async () => {
      servers.push(await startReplica(primary(), await serverOptions(servers.length)));
    },
    failOver: async (balancer) => {
      await killWithFamily(primary().service);
      primaryIndex += 1;
      await promote(primary());
      await balancer.useOnly('databases', [primary().name]);
    },
  };
}
