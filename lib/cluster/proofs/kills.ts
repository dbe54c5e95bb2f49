import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../../faults/report.ts';
import type { BusyBench, Proof } from '../proof.ts';
import { untilServing } from '../until-serving.ts';

/** How long a killed program stays away. */
const awayMs = { short: 300, full: 2_000 };

/** SIGKILL of each program in turn, which another one then replaces. */
export const kills: Proof<BusyBench> = {
  name: 'kill and replace',
  run: async ({ cluster, answers, report, isShort, say }) => {
    const starts: number[] = [];
    const programs = cluster.disturbed(isShort);
    for (const program of programs) {
      answers.during(`${program.name} killed`);
      await program.kill();
      await sleep(isShort ? awayMs.short : awayMs.full);
      const begun = performance.now();
      await program.start();
      await untilServing(cluster, program);
      starts.push(performance.now() - begun);
      report.rounds += 1;
      say(`  ${program.name} killed and replaced`);
    }
    report.check('each program was replaced', starts.length === programs.length);
    report.figure('slowest start', seconds(Math.max(...starts)));
  },
};
