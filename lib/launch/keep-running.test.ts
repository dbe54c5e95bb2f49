import { keepRunning } from './keep-running.ts';
import type { Exit, Program } from './program.ts';

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
    said: () => '',
    stop: async () => end({ code: 0, signal: null }),
    kill: () => end(killed),
    end,
  };
}

function keepFakes(isReady: (started: number) => boolean) {
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
    'The shop ended by itself (killed by SIGKILL); starting it again.',
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
