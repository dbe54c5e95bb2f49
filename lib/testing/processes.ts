import { readdir, readFile } from 'node:fs/promises';
import type { Program } from '../server/program.ts';

export interface ProcessFacts {
  pid: number;
  parent: number;
  command: string;
}

/** Undefined if the process has ended or is a zombie. */
export async function readProcessFacts(pid: number): Promise<ProcessFacts | undefined> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  ]);
  // The process name in brackets may itself contain brackets and blanks.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!parent || state === 'Z') return undefined;
  return { pid, parent: Number(parent), command: command.replaceAll('\0', ' ').trim() };
}

/** Returns the live child processes of a process, without zombies. */
export async function listChildren(parent: number): Promise<ProcessFacts[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(names.map((name) => readProcessFacts(Number(name))));
  return all.filter((one): one is ProcessFacts => one?.parent === parent);
}

/** Returns the resident memory of a process, in bytes; 0 if it has ended. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/**
 * Returns the memory of a process, in bytes, with its part of what it shares with others: sums of
 * several processes are what they take. 0 if it has ended.
 */
export async function proportionalBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}

/** Returns the number of open files and sockets of a process; 0 if it has ended. */
export async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
}

/** Sends a signal to a process that was verified to be ours; false if it has ended. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  if (!Number.isInteger(pid) || pid < 2) throw new Error(`${pid} is no process of a store`);
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the child processes of a process, with theirs. */
export async function familyOf(parent: number): Promise<ProcessFacts[]> {
  const children = await listChildren(parent);
  const theirs = await Promise.all(children.map(({ pid }) => familyOf(pid)));
  return [...children, ...theirs.flat()];
}

/** Continues stopped processes: they would handle no other signal. */
export function wake(family: readonly ProcessFacts[]): void {
  for (const { pid } of family) signal(pid, 'SIGCONT');
}

/** SIGKILL of a program and all that it has started, as if its machine had lost power. */
export async function killWithFamily(program: Program): Promise<void> {
  if (program.hasExited()) return;
  await killFamily(await familyOf(program.pid));
  program.kill();
  await program.exited;
}

/** Kills those that still run. Skips process ids that were reused by another program. */
export async function killFamily(family: readonly ProcessFacts[]): Promise<void> {
  for (const { pid, command } of family) {
    if ((await readProcessFacts(pid))?.command === command) signal(pid, 'SIGKILL');
  }
}
