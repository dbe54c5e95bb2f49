import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { haproxyConfig, type BalancerPlan } from './haproxy-config.ts';
import { isListening } from '../../testing/is-listening.ts';
import { startProgram, waitUntilUp, type Program, type ProgramUser } from '../../server/program.ts';

export type Backend = 'storefronts' | 'apis' | 'databases';

export interface Balancer {
  service: Program;
  /** Sends requests of a kind only to these servers. */
  useOnly: (backend: Backend, names: readonly string[]) => Promise<void>;
  /** Waits until the balancer sends requests to a server. */
  untilUsed: (backend: Backend, name: string) => Promise<void>;
}

const usedLimitMs = 60_000;

/** Starts HAProxy before the storefronts, the APIs and the database. */
export async function startHaproxy(
  plan: BalancerPlan,
  { command, user }: { command: string; user: ProgramUser | undefined },
): Promise<Balancer> {
  const config = join(plan.folder, 'haproxy.cfg');
  await writeFile(config, haproxyConfig(plan), { mode: 0o644 });
  const service = startProgram({
    name: 'HAProxy',
    command,
    args: ['-db', '-f', config],
    user,
    output: { file: join(plan.folder, '..', 'haproxy.log') },
  });
  await waitUntilUp(service, () => isListening(plan.sitePort));

  const socketPath = join(plan.folder, 'haproxy.sock');
  const names: Record<Backend, string[]> = {
    storefronts: plan.storefronts.map(({ name }) => name),
    apis: plan.apis.map(({ name }) => name),
    databases: plan.databases.map(({ name }) => name),
  };
  return {
    service,
    useOnly: async (backend, wanted) => {
      for (const name of names[backend]) {
        const state = wanted.includes(name) ? 'ready' : 'maint';
        await runCommand(socketPath, `set server ${backend}/${name} state ${state}`);
      }
    },
    untilUsed: async (backend, name) => {
      const giveUpAt = Date.now() + usedLimitMs;
      while (!(await isUsed(socketPath, backend, name))) {
        if (Date.now() > giveUpAt) throw new Error(`HAProxy sends nothing to ${name}.`);
        await sleep(50);
      }
    },
  };
}

/** Whether the server's column `status` is UP. */
async function isUsed(socketPath: string, backend: Backend, name: string): Promise<boolean> {
  const rows = (await runCommand(socketPath, 'show stat')).split('\n');
  const columns = rows[0]?.replace(/^# /, '').split(',') ?? [];
  const row = rows.find((line) => line.startsWith(`${backend},${name},`))?.split(',');
  return row?.[columns.indexOf('status')]?.startsWith('UP') ?? false;
}

/** Sends one command to the runtime API of HAProxy. */
async function runCommand(socketPath: string, text: string): Promise<string> {
  const socket = createConnection(socketPath);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.end(`${text}\n`);
  await once(socket, 'close');
  return answer;
}
