import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Linux counts in hundredths of a second. */
const msPerTick = 10;
/** Polling interval: a program without processor time in it is idle, as encoding never pauses. */
const idleMs = 2_000;

interface Running {
  pid: number;
  parent: number;
  ticks: number;
}

/** Whether the processor time of programs can be read on this machine. */
export const hasProcessorTimes = process.platform === 'linux';

/* Works at the lowest priority, and not for readers. */
const isAside = (command: string) => command.includes('lib/launch/pictures/');

/**
 * Returns the processor time in milliseconds of a program and of all that it has started, itself or
 * through others.
 */
export const processorMs = (program: number) => sumTimes(program, (command) => !isAside(command));

/** Waits until the pictures that the first visits asked for are made: it takes processor time. */
export async function untilPicturesAreMade(program: number): Promise<void> {
  if (!hasProcessorTimes) return;
  for (let before = Number.NaN, now = 0; before !== now;) {
    before = now;
    now = await sumTimes(program, isAside);
    await sleep(idleMs);
  }
}

async function sumTimes(program: number, counts: (command: string) => boolean): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(readRunning))).filter((one) => one !== undefined);
  const own = new Set([program]);
  // A program may have a lower number than its parent.
  for (let known = 0; known < own.size;) {
    known = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  const started = all.filter(({ pid }) => own.has(pid));
  const commands = await Promise.all(
    started.map(({ pid }) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return started
    .filter((_, index) => counts(commands[index] ?? ''))
    .reduce((sum, { ticks }) => sum + ticks * msPerTick, 0);
}

async function readRunning(name: string): Promise<Running | undefined> {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The program name is in parentheses and may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
  if (parent === undefined || user === undefined || system === undefined) return undefined;
  return { pid: Number(name), parent, ticks: user + system };
}
