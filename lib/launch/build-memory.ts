import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import type { Exit } from '../server/program.ts';

const megabyte = 1024 * 1024;
/** What `next build` was seen to take: docs/operations.md has the figures. */
const buildNeedsMb = 2_200;
/** With the store API beside it. */
const besideApiMb = 3_000;

interface MemoryFacts {
  /** Of the machine, or of the limit that this program has; swap included. */
  totalMb: number;
  /** Free, or freed when somebody needs it; swap included. */
  availableMb: number;
}

/** Reads how much memory this program may have. */
export function readMemory(): MemoryFacts {
  const lines = meminfo().split('\n');
  const swap = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name}:`)) ?? '';
    return Number(/\d+/.exec(line)?.[0] ?? 0) / 1_024;
  };
  const total = Math.min(totalmem(), process.constrainedMemory() || Infinity) / megabyte;
  return {
    totalMb: Math.floor(total + swap('SwapTotal')),
    availableMb: Math.floor(process.availableMemory() / megabyte + swap('SwapFree')),
  };
}

function meminfo(): string {
  try {
    return readFileSync('/proc/meminfo', 'utf8');
  } catch {
    return '';
  }
}

const buildAdvice =
  'Add swap (fallocate -l 3G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile), ' +
  'or build on another machine: docs/operations.md, "How does a small server avoid the build?".';

/** Returns why a build cannot succeed with this memory; undefined if it may. */
export function whyNoBuild({ totalMb }: MemoryFacts): string | undefined {
  if (totalMb >= buildNeedsMb) return undefined;
  return (
    `The storefront has not been built yet, and cannot be built here: a build needs ${buildNeedsMb} MB of memory, ` +
    `and this machine has ${totalMb} MB including swap. ${buildAdvice}`
  );
}

/** Returns a warning where other programs leave little memory; undefined where there is enough. */
export function memoryWarning({ availableMb }: MemoryFacts): string | undefined {
  if (availableMb >= buildNeedsMb) return undefined;
  return `A build needs about ${buildNeedsMb} MB of memory, and ${availableMb} MB is free including swap.`;
}

/** Whether the store API can start while the storefront is being built. */
export const canBuildBesideApi = ({ availableMb }: MemoryFacts): boolean =>
  availableMb >= besideApiMb && availableParallelism() > 1;

/** Next's own processes may be killed instead of the build, which then ends by itself. */
const killed = /\bSIGKILL\b|heap out of memory|memory allocation of \d+ bytes failed/i;

/** Returns the error of a build that failed; says so where it was killed. */
export function describeBuildFailure({ code, signal }: Exit, output: string): string {
  const isKilled = signal === 'SIGKILL' || code === 137 || killed.test(output);
  if (!isKilled) return `${output}\nThe build of the storefront failed, see above.`;
  return [
    output,
    `The build was killed, most likely because memory ran out: it needs about ${buildNeedsMb} MB. ${buildAdvice}`,
  ]
    .join('\n')
    .trim();
}
