import { call } from '../../faults/call.ts';
import type { BusyBench, Proof } from '../proof.ts';
import { untilServing } from '../until-serving.ts';

/** Each program in turn is stopped in order and started again, the storefronts from another build. */
export const rollingRestart: Proof<BusyBench> = {
  name: 'rolling restart',
  run: async ({ cluster, secondBuild, answers, report, say }) => {
    const failedBefore = sumOf(answers.failures());
    for (const program of cluster.programs) {
      answers.during(`${program.name} restarted`);
      await program.stop();
      await program.start({ NEXT_DIST_DIR: secondBuild.folder });
      await untilServing(cluster, program);
      report.rounds += 1;
      say(`  ${program.name} restarted`);
    }
    for (const { name, port } of cluster.ofKind('storefront')) {
      // Its text names the build.
      const worker = await call(`http://127.0.0.1:${port}`, 'GET', '/service-worker.js');
      const isNew = worker?.text.includes(secondBuild.id) ?? false;
      report.check(`${name} serves the other build`, isNew, worker?.status);
    }
    const failed = sumOf(answers.failures()) - failedBefore;
    report.check('no request failed', failed === 0, failed);
    report.figure('failed requests', failed);
  },
};

const sumOf = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
