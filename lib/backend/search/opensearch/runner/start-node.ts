import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

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
  /** Process id of its Java. */
  pid: number;
  hasExited: () => boolean;
  stop: () => Promise<void>;
}

const heap = ['-Xms256m', '-Xmx512m'];
const modules = [
  'org.opensearch.analysis.common.CommonAnalysisPlugin',
  'org.opensearch.painless.PainlessPlugin',
  'org.opensearch.transport.Netty4Plugin',
];

/*
 * Java ends when the standard input of this shell is closed, so it never outlives the Node that
 * started it, even if that is killed.
 */
const withParent = `exec 3<&0
java "$@" 3<&- & pid=$!
echo $pid
{ read -r _ <&3; kill $pid; } & wait $pid`;

/** Starts a node of OpenSearch on loopback; it may not answer yet. */
export async function startNode(options: NodeOptions): Promise<EngineNode> {
  const { classPath, folder, port } = options;
  const settings = join(folder, 'config');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'opensearch.yml'), settingsOf(options));
  const output = await open(join(folder, 'output.log'), 'w');
  const child = spawn(
    'sh',
    [
      ...['-c', withParent, 'sh', ...heap, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
      ...['-cp', classPath, 'org.codelibs.opensearch.runner.OpenSearchRunner'],
      ...['-basePath', folder, '-confPath', settings, '-clusterName', 'sose'],
      // The runner adds the number of the node to this port.
      ...['-numOfNode', '1', '-baseHttpPort', String(port - 1)],
      ...['-moduleTypes', modules.join(','), '-disableESLogger', '-useLogger'],
    ],
    { stdio: ['pipe', 'pipe', output.fd] },
  ) as ChildProcessByStdio<Writable, Readable, null>;
  let hasExited = false;
  const exited = once(child, 'exit').then(() => (hasExited = true));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  // An unread pipe would block Java.
  child.stdout.resume();
  await output.close();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: Number(String(line).trim()),
    hasExited: () => hasExited,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

const settingsOf = ({ transportPort, cluster }: NodeOptions) =>
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
const pauseMs = 200;

/** Waits until the nodes have formed a cluster. Throws with the last output if one has ended. */
export async function waitForCluster(nodes: readonly EngineNode[], folder: string): Promise<void> {
  const end = Date.now() + startLimitMs;
  for (const { url } of nodes) {
    const health = `${url}/_cluster/health?wait_for_nodes=${nodes.length}&timeout=1s`;
    while (!(await isGood(health))) {
      if (nodes.some(({ hasExited }) => hasExited()) || Date.now() > end) {
        throw new Error(`OpenSearch did not start:\n${await lastOutput(folder)}`);
      }
      await sleep(pauseMs);
    }
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

async function lastOutput(folder: string): Promise<string> {
  const output = await readFile(join(folder, 'node-1', 'output.log'), 'utf8').catch(() => '');
  return output.split('\n').slice(-20).join('\n');
}
