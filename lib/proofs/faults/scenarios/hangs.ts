import { listChildren, signal } from '../../../testing/processes.ts';
import { checkBack, untilServing } from '../recovery.ts';
import { seconds } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';

/** Three misses of 5 s, the time limit of the last one, and the start. */
const ENDED_WITHIN_MS = 25_000;
const LOOK_EVERY_MS = 250;

async function hang(bench: Bench, part: 'api' | 'storefront' | 'renderer'): Promise<void> {
  const { store, report } = bench;
  const { [part]: pid } = await store.processes();
  report.check(`there is a process to stop: ${part}`, pid !== undefined);
  if (pid === undefined) return;
  const children = await listChildren(pid);
  const begun = performance.now();
  signal(pid, 'SIGSTOP');
  const isReplaced = async () => {
    const { [part]: now } = await store.processes();
    return now !== undefined && now !== pid;
  };
  while (!(await isReplaced()) && performance.now() - begun < 2 * ENDED_WITHIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const took = performance.now() - begun;
  report.check(`a hung ${part} is started again`, took <= ENDED_WITHIN_MS, seconds(took));
  if (!(await isReplaced())) signal(pid, 'SIGCONT');
  checkBack(bench, `a hung ${part}`, await untilServing(bench));
  const left = children.filter(({ command }) => command.includes('pictures/maker'));
  const alive = (await listChildren(1)).filter(({ pid: one }) => left.some((it) => it.pid === one));
  report.check(`no program of a hung ${part} stays behind`, alive.length === 0, alive);
  report.figure(`${part} replaced after`, seconds(took));
  report.rounds += 1;
}

/** T72: programs that run and do not answer. */
export const hangs: Scenario = {
  name: 'hangs',
  endsPrograms: true,
  run: async (bench) => {
    await hang(bench, 'api');
    await hang(bench, 'storefront');
    await hang(bench, 'renderer');
  },
};
