import { newLedger } from '../../faults/ledger.ts';
import { seededRandom } from '../../faults/random.ts';
import { newReport, seconds, type Report } from '../../faults/report.ts';
import { percentile } from '../../speed/statistics.ts';
import { newAnswers } from '../answers.ts';
import { untilJobsAreDone } from '../jobs-done.ts';
import { startOrderLoad } from '../order-load.ts';
import type { Cluster } from '../cluster.ts';
import type { Bench, BusyBench, Proof } from '../proof.ts';
import type { StoreProgram } from '../store-program.ts';
import { redisRestart } from './redis-restart.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../faults/call.ts';
import { startReaders } from '../reader-load.ts';

const minReads = 100_000;

/** Waits until the load balancer routes requests to a program; workers get none. */
async function untilServing({ balancer }: Cluster, { name, kind }: StoreProgram): Promise<void> {
  if (kind === 'storefront') await balancer.untilUsed('storefronts', name);
  if (kind === 'api') await balancer.untilUsed('apis', name);
}

/**
 * Each program in turn is stopped in order and started again, the storefronts from another build.
 */
const rollingRestart: Proof<BusyBench> = {
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

/** How long a killed program stays away. */
const awayMs = { short: 300, full: 2_000 };

/** SIGKILL of each program in turn, which another one then replaces. */
const kills: Proof<BusyBench> = {
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

const backWithinMs = 30_000;

const pollMs = 20;

/** The primary is killed, its replica promoted, and then a new replica joined. */
const failover: Proof<BusyBench> = {
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
      await sleep(pollMs);
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

const disturbances: Proof<BusyBench>[] = [kills, rollingRestart, redisRestart, failover];
const plentyStock = 1_000_000;
const scarceStock = 12;
const customers = { short: 6, full: 12 };
const thinkMs = { short: 500, full: 900 };

interface Finished {
  name: string;
  report: Report;
  tookMs: number;
}

/** Customers order while everything is disturbed in turn; then every order is counted. */
export async function proveOrders(bench: Bench, orders: number): Promise<Finished[]> {
  const { cluster, isShort, report, say } = bench;
  const { shop, siteUrl, apiUrl } = cluster;
  const begun = performance.now();
  const ledger = newLedger();
  const answers = newAnswers();
  const plenty = await shop.makeProducts(6, plentyStock);
  const scarce = await shop.makeProducts(3, scarceStock);
  ledger.watchProducts(await shop.stockOf([...plenty, ...scarce]));
  const load = await startOrderLoad({
    ...{ siteUrl, shop, ledger, answers },
    random: seededRandom(1),
    customers: isShort ? customers.short : customers.full,
    thinkMs: isShort ? thinkMs.short : thinkMs.full,
    products: { plenty, scarce },
  });
  const finished: Finished[] = [];
  for (const { name, run } of disturbances) {
    say(`${name} …`);
    const since = performance.now();
    const own = newReport(say);
    const before = load.acknowledged();
    await run({ ...bench, report: own, answers, load, products: plenty }).catch((error: unknown) =>
      own.check(`${name} runs to its end`, false, String(error)),
    );
    own.figure('orders meanwhile', load.acknowledged() - before);
    finished.push({ name, report: own, tookMs: performance.now() - since });
  }
  answers.during('the end');
  say(`${load.acknowledged()} of ${orders} orders …`);
  await load.finish(orders);
  say('Counting orders and stock …');
  await ledger.verify(apiUrl, shop, report);
  // Too long for the short form.
  if (!isShort) {
    const { tookMs, left, failed } = await untilJobsAreDone(shop);
    report.check('every job is done, also of killed workers', left === 0, left);
    report.check('no job has failed for good', failed === 0, failed);
    report.figure('jobs done after', seconds(tookMs));
  }
  const beyond = answers.beyondOneRetry();
  report.check('no error beyond one repeat', beyond.length === 0, beyond.slice(0, 5));
  const dishonest = answers.dishonest();
  report.check('every refusal says what to do', dishonest.length === 0, dishonest.slice(0, 5));
  const left = await shop.stockOf(scarce);
  report.check('the scarce products were wanted', load.soldOut() > 0 || isShort, [
    ...left.values(),
  ]);
  report.figure('orders', load.acknowledged());
  report.figure('refused as sold out', load.soldOut());
  report.figure('requests', answers.requests());
  const failed = [...answers.failures()].map(([what, count]) => `${count} (${what})`);
  report.figure('repeated once:', failed.join(', ') || 0);
  report.figure('p99', seconds(percentile(answers.times(), 99)));
  report.rounds += 1;
  return [...finished, { name: 'orders', report, tookMs: performance.now() - begun }];
}

const sumCounts = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
