import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../../faults/report.ts';
import type { BusyBench, Proof } from '../proof.ts';

const backWithinMs = 30_000;
const lookEveryMs = 20;

/** The primary is killed, its replica promoted, and then a new replica joined. */
export const failover: Proof<BusyBench> = {
  name: 'database failover',
  run: async ({ cluster, answers, load, report }) => {
    answers.during('failover');
    const { database, balancer } = cluster;
    const before = database.primary().name;
    const begun = performance.now();
    await database.failOver(balancer);
    const promoted = performance.now() - begun;
    const orders = load.acknowledged();
    while (load.acknowledged() === orders && performance.now() - begun < backWithinMs) {
      await sleep(lookEveryMs);
    }
    const back = performance.now() - begun;
    report.check('orders are taken again', back < backWithinMs, seconds(back));
    report.check('by the other server', database.primary().name !== before);
    answers.during('a new replica joins');
    await database.addReplica();
    report.rounds += 1;
    report.figure('promoted after', seconds(promoted));
    report.figure('next order after', seconds(back));
  },
};
