import { readdir, readFile } from 'node:fs/promises';

/* Facts about processes as Linux has them in /proc. */

export interface ProcessFacts {
  pid: number;
  parent: number;
  command: string;
}

/** Undefined where it has gone, or is a zombie. */
export async function factsOf(pid: number): Promise<ProcessFacts | undefined> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  ]);
  // The name in brackets may hold brackets and blanks itself.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!parent || state === 'Z') return undefined;
  return { pid, parent: Number(parent), command: command.replaceAll('\0', ' ').trim() };
}

/** Processes that this one has started and that still live, zombies not counted. */
export async function childrenOf(parent: number): Promise<ProcessFacts[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(names.map((name) => factsOf(Number(name))));
  return all.filter((one): one is ProcessFacts => one?.parent === parent);
}

/** Memory that a process holds in RAM, in bytes; 0 where it has gone. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** How many files and sockets a process has open; 0 where it has gone. */
export async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
}

/** Sends a signal to a process that was checked to be ours; false where it has gone meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  if (!Number.isInteger(pid) || pid < 2) throw new Error(`${pid} is no process of a store`);
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}
