import { childrenOf, factsOf, signal, type ProcessFacts } from '../faults/processes.ts';

/** Returns the child processes of a process, with theirs. */
export async function familyOf(parent: number): Promise<ProcessFacts[]> {
  const children = await childrenOf(parent);
  const theirs = await Promise.all(children.map(({ pid }) => familyOf(pid)));
  return [...children, ...theirs.flat()];
}

/** Lets stopped processes go on: they would handle no other signal. */
export function wake(family: readonly ProcessFacts[]): void {
  for (const { pid } of family) signal(pid, 'SIGCONT');
}

/** Kills those that are still there. A number that another program has by now is left alone. */
export async function killFamily(family: readonly ProcessFacts[]): Promise<void> {
  for (const { pid, command } of family) {
    if ((await factsOf(pid))?.command === command) signal(pid, 'SIGKILL');
  }
}
