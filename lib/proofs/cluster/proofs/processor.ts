import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { companyId, headerNames } from '../../../contract/envelope.ts';
import { call } from '../../faults/call.ts';
import { inParallel } from '../../../launch/in-parallel.ts';
import { processorMs } from '../../speed/processor.ts';
import { spreadOf } from '../../speed/statistics.ts';
import type { Backend } from '../haproxy.ts';
import type { Bench, Proof } from '../proof.ts';
import type { ProgramKind } from '../store-program.ts';

const rounds = 7;
const requests = 1_000;
const atOnce = 8;
const idleMs = 3_000;
/** Processors for the database and for the one who asks. */
const otherWork = 2;

interface Measured {
  kind: ProgramKind;
  backend: Backend;
  base: string;
  paths: readonly string[];
  /** How many times the requests of one program all of them must serve. */
  minRatio: number;
}

/**
 * Processor time per request with one program and with all of a kind, without their idle load. With
 * one machine each, n programs serve n × (time with one / time with all) as many requests.
 */
export const processor: Proof<Bench> = {
  name: 'processor time',
  run: async ({ cluster, report }) => {
    const [product = 0] = await cluster.shop.makeProducts(1, 100);
    const measured: Measured[] = [
      {
        kind: 'api',
        backend: 'apis',
        base: cluster.apiUrl,
        paths: [`/web/single/product/${product}/`, '/web/products/list/', '/categories/'],
        minRatio: 1.8,
      },
      {
        kind: 'storefront',
        backend: 'storefronts',
        base: cluster.siteUrl,
        paths: ['/', '/shop', `/products/${product}/honey`],
        minRatio: 2.6,
      },
    ];
    for (const one of measured) await measure(one, { cluster, report });
  },
};

async function measure(
  { kind, backend, base, paths, minRatio }: Measured,
  { cluster, report }: Pick<Bench, 'cluster' | 'report'>,
): Promise<void> {
  const programs = cluster.ofKind(kind);
  const names = programs.map(({ name }) => name);
  const ask = async (index: number) => {
    const path = paths[index % paths.length] ?? '/';
    const headers = { [headerNames.company]: String(companyId), 'accept-encoding': 'br, gzip' };
    const send = () => call(base, 'GET', path, { headers });
    // A connection that the balancer closes at this moment is lost, as for a browser.
    const reply = (await send()) ?? (await send());
    if (reply?.status !== 200) throw new Error(`${path} answered ${reply?.status ?? 'nothing'}`);
  };
  const timeWith = async (used: readonly string[]) => {
    await cluster.balancer.useOnly(backend, used);
    const running = programs.filter(({ name }) => used.includes(name));
    const spent = async () => {
      const times = await Promise.all(running.map(({ pid }) => processorMs(pid())));
      return times.reduce((sum, time) => sum + time, 0);
    };
    const idleFrom = await spent();
    await sleep(idleMs);
    const before = await spent();
    const idleShare = (before - idleFrom) / idleMs;
    const begun = performance.now();
    // The same load for each program.
    const count = requests * used.length;
    const numbers = Array.from({ length: count }, (_, index) => index);
    await inParallel(numbers, atOnce * used.length, ask);
    const idle = idleShare * (performance.now() - begun);
    return ((await spent()) - before - idle) / count;
  };
  // Each compiles its code while it serves its first requests.
  for (const name of names) await timeWith([name]);
  const withOne: number[] = [];
  const withAll: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    withOne.push(await timeWith(names.slice(0, 1)));
    withAll.push(await timeWith(names));
    report.rounds += 1;
  }
  const [one, all] = [spreadOf(withOne).median, spreadOf(withAll).median];
  const times = (names.length * one) / all;
  const found = `${one.toFixed(2)} ms with 1, ${all.toFixed(2)} ms with ${names.length}: × ${times.toFixed(2)}`;
  // Programs that share a processor with others spend more of it for the same work.
  if (availableParallelism() >= names.length + otherWork) {
    report.check(
      `${names.length} of ${kind} serve ${minRatio} times as much`,
      times >= minRatio,
      found,
    );
  }
  report.figure(kind, found);
}
