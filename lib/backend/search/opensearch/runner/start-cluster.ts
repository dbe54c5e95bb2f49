import { createServer } from 'node:net';
import { join } from 'node:path';
import { EngineNotRunnable, resolveClassPath } from './class-path.ts';
import { startNode, waitForCluster, type EngineNode } from './start-node.ts';

export interface Cluster {
  nodes: EngineNode[];
  /** Value for the setting SEARCH_URL. */
  url: string;
  stop: () => Promise<void>;
}

/** The runner takes no port above this one. */
const highestPort = 9_299;
const toTransport = 100;

/**
 * Starts a cluster of OpenSearch on loopback with its data in `folder`: the first node on `port`,
 * the others on the next ones. Without `port`, on ports that are free.
 */
export async function startCluster(options: {
  folder: string;
  nodes: number;
  port?: number | undefined;
}): Promise<Cluster> {
  const classPath = await resolveClassPath();
  const port = options.port ?? (await findFreePorts(options.nodes));
  const ports = Array.from({ length: options.nodes }, (_, number) => port + number);
  for (const one of ports) {
    if (!(await isFree(one))) throw new EngineNotRunnable(`Port ${one} is in use.`);
  }
  const cluster = ports.map((one) => one + toTransport);
  const nodes = await Promise.all(
    ports.map((one, number) =>
      startNode({
        classPath,
        folder: join(options.folder, `node-${number + 1}`),
        port: one,
        transportPort: one + toTransport,
        cluster,
      }),
    ),
  );
  const stop = async () => {
    await Promise.all(nodes.map(({ program }) => program.stop()));
  };
  try {
    await waitForCluster(nodes);
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, url: nodes.map(({ url }) => url).join(','), stop };
}

async function findFreePorts(count: number): Promise<number> {
  // Starting at different ports, so that clusters that are started at the same time do not meet.
  const first = highestPort - 1_000 + Math.floor(Math.random() * 800);
  for (let port = first; port + count <= highestPort; port += count) {
    const wanted = Array.from({ length: count }, (_, number) => port + number);
    const free = await Promise.all(
      wanted.flatMap((one) => [isFree(one), isFree(one + toTransport)]),
    );
    if (free.every(Boolean)) return port;
  }
  throw new EngineNotRunnable('No port is free for OpenSearch.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}
