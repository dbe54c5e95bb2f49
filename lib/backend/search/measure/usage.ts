import { readdir, readFile } from 'node:fs/promises';

/* Linux only: `/proc` counts processor time in hundredths of a second. */
const msPerTick = 10;

/** Processor time of a process, in milliseconds; 0 if it has ended. */
async function processorMs(pid: number): Promise<{ ms: number; parent: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may itself contain brackets and blanks.
  const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(facts[11] ?? 0) + Number(facts[12] ?? 0);
  return { ms: ticks * msPerTick, parent: Number(facts[1] ?? 0) };
}

/** Processor time of a process and its children together, in milliseconds. */
export async function processorMsOf(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = await Promise.all(pids.map(async (one) => ({ one, ...(await processorMs(one)) })));
  return all
    .filter(({ one, parent }) => one === pid || parent === pid)
    .reduce((sum, { ms }) => sum + ms, 0);
}

/** Resident memory of a process, in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
