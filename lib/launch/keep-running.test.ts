import { keepRunning } from './keep-running.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readProcessFacts } from '../testing/processes.ts';
import { freePorts } from './ports.ts';
import { type Exit, type Program, startProgram } from '../server/program.ts';
import { answersInTime, waitForAnswer } from './wait-for-answer.ts';

interface FakeProgram extends Program {
  end: (exit: Exit) => void;
}

const killed: Exit = { code: null, signal: 'SIGKILL' };

function fakeProgram(): FakeProgram {
  const { promise, resolve } = Promise.withResolvers<Exit>();
  let hasExited = false;
  const end = (exit: Exit) => {
    hasExited = true;
    resolve(exit);
  };
  return {
    name: 'The shop',
    pid: 1,
    exited: promise,
    hasExited: () => hasExited,
    readOutput: () => '',
    stop: async () => end({ code: 0, signal: null }),
    kill: () => end(killed),
    end,
  };
}

function keepFakes(isReady: (started: number) => boolean, isAlive?: () => Promise<boolean>) {
  const started: FakeProgram[] = [];
  const lines: string[] = [];
  const pauses: number[] = [];
  const kept = keepRunning({
    start: () => {
      const program = fakeProgram();
      started.push(program);
      return program;
    },
    isReady: async (program) => {
      const ready = isReady(started.length);
      if (!ready) program.kill();
      return ready;
    },
    ...(isAlive && { isAlive, askEveryMs: 1 }),
    say: (line) => lines.push(line),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  const turn = () => new Promise((done) => setImmediate(done));
  return { kept, started, lines, pauses, turn };
}

it('starts a program again that was killed, and says so', async () => {
  const { kept, started, lines, turn } = keepFakes(() => true);
  await kept.firstReady;
  started[0]?.end(killed);
  await turn();
  expect(started).toHaveLength(2);
  expect(lines).toEqual([
    'The shop stopped unexpectedly (killed by SIGKILL). Restarting it.',
    'The shop runs again.',
  ]);
});

it('does not try again what did not start the first time', async () => {
  const { kept, started, turn } = keepFakes(() => false);
  await expect(kept.firstReady).rejects.toThrow('The shop did not start (killed by SIGKILL).');
  await turn();
  expect(started).toHaveLength(1);
});

it('never gives up on a program that has served, and waits longer each time', async () => {
  const { kept, started, pauses, turn } = keepFakes((count) => count === 1 || count === 30);
  await kept.firstReady;
  started[0]?.end(killed);
  await turn();
  expect(started).toHaveLength(30);
  expect(pauses.slice(0, 6)).toEqual([250, 500, 1000, 2000, 2000, 2000]);
  await kept.stop();
});

it('leaves a program ended that was stopped', async () => {
  const { kept, started, lines, turn } = keepFakes(() => true);
  await kept.firstReady;
  await kept.stop();
  await turn();
  expect(started).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('T72: ends a program that does not answer three times in a row, not one that misses two', async () => {
  const answers = [false, false, true, false, false, true, false, false, false];
  const { kept, started, lines } = keepFakes(
    () => true,
    async () => answers.shift() ?? true,
  );
  await kept.firstReady;
  await started[0]?.exited;
  expect(answers).toEqual([]);
  expect(lines[0]).toBe('The shop is not responding. Stopping it.');
  await kept.stop();
});

/* A server with a child program of its own, whose process id it writes to a file. */
const server = `
  const { fork } = require('node:child_process');
  const { createServer } = require('node:http');
  const { writeFileSync } = require('node:fs');
  const [, file, port, pidFile] = process.argv;
  if (!port) return void setInterval(() => undefined, 1_000);
  writeFileSync(pidFile, String(fork(file, [], { execArgv: [] }).pid));
  createServer((_, response) => response.end()).listen(Number(port), '127.0.0.1');
`;

/* A zombie counts as ended: only its parent can remove it. */
const isRunning = async (pid: number) => (await readProcessFacts(pid)) !== undefined;

/**
 * A killed program is listed until the system has cleared it away; the test's limit of time ends
 * it.
 */
async function untilGone(pid: number): Promise<void> {
  while (await isRunning(pid)) await setTimeout(20);
}

it('T72: starts a program again that was stopped, and leaves no child of it behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hung-program-'));
  const [file, pidFile] = [join(folder, 'server.cjs'), join(folder, 'pid')];
  await writeFile(file, server);
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const started: Program[] = [];
  const { promise: isAgain, resolve: again } = Promise.withResolvers<void>();
  const supervised = keepRunning({
    start: () => {
      const program = startProgram({
        name: 'The shop',
        args: [file, String(port), pidFile],
        env: process.env,
        output: 'memory',
        stopLimitMs: 1_000,
      });
      started.push(program);
      return program;
    },
    isReady: (program) =>
      waitForAnswer(url, program, { isWanted: (status) => status === 200, limitMs: 20_000 }),
    isAlive: (limitMs) => answersInTime(url, limitMs),
    askEveryMs: 200,
    say: (line) => /runs again/.test(line) && again(),
  });
  try {
    await supervised.firstReady;
    const child = Number(await readFile(pidFile, 'utf8'));
    const stopped = started[0]?.pid ?? 0;
    process.kill(child, 'SIGSTOP');
    process.kill(stopped, 'SIGSTOP');
    await isAgain;
    expect([await isRunning(stopped), await isRunning(child)]).toEqual([false, false]);
    expect(started).toHaveLength(2);
  } finally {
    await supervised.stop();
    await rm(folder, { recursive: true });
  }
}, 60_000);

it('T72: leaves no child program behind of a program that was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-program-'));
  const [file, pidFile] = [join(folder, 'server.cjs'), join(folder, 'pid')];
  await writeFile(file, server);
  const [port = 0] = await freePorts(1);
  const program = startProgram({
    name: 'The shop',
    args: [file, String(port), pidFile],
    env: process.env,
    output: 'memory',
    stopLimitMs: 1_000,
  });
  await waitForAnswer(`http://127.0.0.1:${port}/`, program, {
    isWanted: (status) => status === 200,
    limitMs: 20_000,
  });
  const child = Number(await readFile(pidFile, 'utf8'));
  process.kill(child, 'SIGSTOP');
  process.kill(program.pid, 'SIGKILL');
  await program.exited;
  await untilGone(child);
  await rm(folder, { recursive: true });
}, 60_000);
