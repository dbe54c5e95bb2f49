import { call } from '../../faults/call.ts';
import type { BusyBench, Proof } from '../proof.ts';
import { startReaders } from '../reader-load.ts';
import { untilServing } from '../until-serving.ts';

const minReads = 100_000;

/** Each program in turn is stopped in order and started again, the storefronts from another build. */
export const rollingRestart: Proof<BusyBench> = {
  name: 'rolling restart',
  run: async ({ cluster, secondBuild, answers, report, isShort, products, say }) => {
    const failedBefore = sumCounts(answers.failures());
    // A starved storefront refuses a page whose reads take longer than their limit.
    const readers = startReaders(cluster.siteUrl, products, { mayRepeat: isShort });
    const programs = cluster.disturbed(isShort);
    for (const program of programs) {
      answers.during(`${program.name} restarted`);
      await program.stop();
      await program.start({ NEXT_DIST_DIR: secondBuild.folder });
      await untilServing(cluster, program);
      report.rounds += 1;
      say(`  ${program.name} restarted`);
    }
    const read = await readers.finish(isShort ? 0 : minReads);
    for (const { name, port } of programs.filter(({ kind }) => kind === 'storefront')) {
      // Its text names the build.
      const worker = await call(`http://127.0.0.1:${port}`, 'GET', '/service-worker.js');
      const isNew = worker?.text.includes(secondBuild.id) ?? false;
      report.check(`${name} serves the other build`, isNew, worker?.status);
    }
    const failed = sumCounts(answers.failures()) - failedBefore;
    report.check('no request of a customer failed', failed === 0, failed);
    report.check('no request of a reader failed', read.failed.length === 0, read.failed);
    report.figure('requests of readers', read.requests);
    report.figure('repeated once', read.repeated);
    report.figure('failed requests', failed + read.failed.length);
  },
};

const sumCounts = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
