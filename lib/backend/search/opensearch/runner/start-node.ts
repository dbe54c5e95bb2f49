import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram, waitUntilUp, type Program } from '../../../../server/program.ts';

export interface NodeOptions {
  classPath: string;
  /** Its own folder: data, settings and output. */
  folder: string;
  port: number;
  transportPort: number;
  /** Transport ports of all nodes of the cluster, the first node first. */
  cluster: number[];
}

export interface EngineNode {
  url: string;
  program: Program;
}

const heap = ['-Xms256m', '-Xmx512m'];
const modules = [
  'org.opensearch.analysis.common.CommonAnalysisPlugin',
  'org.opensearch.painless.PainlessPlugin',
  'org.opensearch.transport.Netty4Plugin',
];

/** Starts a node of OpenSearch on loopback; it may not answer yet. */
export async function startNode(options: NodeOptions): Promise<EngineNode> {
  const { classPath, folder, port } = options;
  const settings = join(folder, 'config');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'opensearch.yml'), nodeSettings(options));
  const program = startProgram({
    name: 'OpenSearch',
    command: 'java',
    args: [
      ...[...heap, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
      ...['-cp', classPath, 'org.codelibs.opensearch.runner.OpenSearchRunner'],
      ...['-basePath', folder, '-confPath', settings, '-clusterName', 'sose'],
      // The runner adds the number of the node to this port.
      ...['-numOfNode', '1', '-baseHttpPort', String(port - 1)],
      ...['-moduleTypes', modules.join(','), '-disableESLogger', '-useLogger'],
    ],
    output: { file: join(folder, 'output.log') },
    stopLimitMs: 30_000,
  });
  return { url: `http://127.0.0.1:${port}`, program };
}

const nodeSettings = ({ transportPort, cluster }: NodeOptions) =>
  [
    'network.host: 127.0.0.1',
    `transport.port: ${transportPort}`,
    `discovery.seed_hosts: ${JSON.stringify(cluster.map((port) => `127.0.0.1:${port}`))}`,
    ...(transportPort === cluster[0]
      ? [`cluster.initial_cluster_manager_nodes: ["127.0.0.1:${transportPort}"]`]
      : []),
    'action.auto_create_index: false',
    // The folder may lie on a disk that is nearly full.
    'cluster.routing.allocation.disk.threshold_enabled: false',
    '',
  ].join('\n');

const startLimitMs = 120_000;

/** Waits until the nodes have formed a cluster. Throws with the last output if one has ended. */
export async function waitForCluster(nodes: readonly EngineNode[]): Promise<void> {
  for (const { url, program } of nodes) {
    const health = `${url}/_cluster/health?wait_for_nodes=${nodes.length}&timeout=1s`;
    await waitUntilUp(program, () => isGood(health), startLimitMs);
  }
}

const isGood = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
