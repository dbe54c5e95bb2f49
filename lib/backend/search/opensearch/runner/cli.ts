import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './start-cluster.ts';

/*
 * `npm run search:opensearch`: an OpenSearch of one or two nodes on this machine, for development
 * and tests. Its data are in DATA_DIR/opensearch and can be rebuilt from the database.
 */

const { values } = parseArgs({
  options: { nodes: { type: 'string', default: '1' }, port: { type: 'string', default: '9201' } },
});

async function main(): Promise<void> {
  const nodes = Number(values.nodes);
  const port = Number(values.port);
  if (nodes !== 1 && nodes !== 2) throw new Error('--nodes must be 1 or 2.');
  if (!Number.isInteger(port) || port < 0 || port > 9_298) {
    throw new Error('--port must be a number up to 9298; 0 takes one that is free.');
  }
  const folder = resolve(process.env['DATA_DIR'] ?? '.data', 'opensearch');
  process.stdout.write('Starting OpenSearch; the first time Maven fetches 45 MB.\n');
  const cluster = await startCluster({ folder, nodes, port: port || undefined });
  process.stdout.write(
    `OpenSearch runs. Start the store with this setting:\nSEARCH_URL=${cluster.url}\n`,
  );
  for (const { url, program } of cluster.nodes) {
    process.stdout.write(`${url}, process ${program.pid}\n`);
  }
  const stop = () => void cluster.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.send) process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
