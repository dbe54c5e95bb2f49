import { type ChildProcess, spawn } from 'node:child_process';
import { hasProcessorTimes, processorMs, untilPicturesAreMade } from './processor.ts';

const busyMs = 1_500;
/* Calculates for a while, tells that it has ended, and waits. */
const script = `
  const end = Date.now() + ${busyMs};
  while (Date.now() < end);
  process.stdout.write('ended');
  setInterval(() => undefined, 60_000);
`;

let program: ChildProcess;

/** Starts a program of that name, and returns its number. */
function start(name: string): number {
  program = spawn(process.execPath, ['-e', script, name]);
  if (program.pid === undefined) throw new Error('The program did not start.');
  return program.pid;
}

afterEach(() => program.kill('SIGKILL'));

const onLinux = hasProcessorTimes ? it : it.skip;

onLinux(
  'waits until pictures are made, and does not count their processor time',
  async () => {
    const pid = start('lib/launch/pictures/encoder.ts');
    let hasEnded = false;
    program.stdout?.on('data', () => (hasEnded = true));
    await untilPicturesAreMade(pid);
    expect(hasEnded).toBe(true);
    expect(await processorMs(pid)).toBe(0);
  },
  20_000,
);

onLinux(
  'counts the processor time of other programs',
  async () => {
    const pid = start('lib/launch/serve-storefront.ts');
    await new Promise((resolve) => program.stdout?.once('data', resolve));
    const ms = await processorMs(pid);
    expect(ms).toBeGreaterThan(busyMs / 10);
    expect(ms).toBeLessThan(busyMs * 2);
  },
  20_000,
);
