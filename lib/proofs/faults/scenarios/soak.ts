import { setTimeout as sleep } from 'node:timers/promises';
import { floodBody } from '../attacks.ts';
import { callApi } from '../api-calls.ts';
import { call, jsonOf } from '../call.ts';
import { fuzzer } from '../fuzz-calls.ts';
import { openFiles } from '../../../testing/processes.ts';
import { megabytes } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { growthPerMinute } from '../trend.ts';
import { underLoad } from '../under-load.ts';

const MEBIBYTE = 1024 ** 2;
const MINUTE_MS = 60_000;
const SHORT_MINUTES = 0.15;
const FULL_MINUTES = 60;
const SAMPLES = 120;
/** Memory growth is measured only after caches are warm; shorter runs do not measure it. */
const WARM_MINUTES = 10;
const MOST_GROWTH_BYTES = 1 * MEBIBYTE;
const MOST_STOREFRONT_BYTES = 400 * MEBIBYTE;
/** Maximum growth of open files and sockets since the start. */
const MOST_MORE_FILES = 200;
const PAUSE_MS = 100;

interface Sample {
  atMs: number;
  api: number;
  storefront: number;
  files: number;
}

async function sample({ store }: Bench, begun: number): Promise<Sample> {
  const { api = 0, storefront = 0 } = await store.processes();
  const memory = await store.memory();
  return {
    atMs: performance.now() - begun,
    ...memory,
    files: (await openFiles(api)) + (await openFiles(storefront)),
  };
}

/** Sends a mix of hostile requests until the soak is over. */
async function abuse({ store, random }: Bench, isOver: () => boolean): Promise<void> {
  const next = fuzzer(jsonOf(await callApi(store.apiUrl, 'GET', '/openapi.json')), random);
  const json = { 'content-type': 'application/json' };
  while (!isOver()) {
    const word = random.word(8);
    const made = next();
    await Promise.all([
      call(store.siteUrl, 'GET', `/shop?prod_search=${word}`),
      call(store.siteUrl, 'GET', `/products/${random.between(1, 2_000_000)}/${word}`),
      call(store.siteUrl, 'GET', `/${word}`),
      floodBody(store.siteUrl, '/api/revalidate', json, 2 * MEBIBYTE),
      callApi(store.apiUrl, made.method, made.path, {
        ...(made.body && { body: made.body, headers: json }),
      }),
    ]);
    await sleep(PAUSE_MS);
  }
}

/** T62: normal customers and attackers for a long time. */
export const soak: Scenario = {
  name: 'soak',
  run: async (bench) => {
    const { report, inForm, minutes = inForm(SHORT_MINUTES, FULL_MINUTES) } = bench;
    const begun = performance.now();
    const endsAt = begun + minutes * MINUTE_MS;
    const isOver = () => performance.now() >= endsAt;
    const samples: Sample[] = [];
    await underLoad(
      bench,
      inForm({ api: 3, storefront: 1 }, { api: 4, storefront: 2 }),
      async () => {
        const abusing = abuse(bench, isOver);
        while (!isOver()) {
          samples.push(await sample(bench, begun));
          await sleep((minutes * MINUTE_MS) / SAMPLES);
        }
        await abusing;
      },
    );
    const most = Math.max(...samples.map(({ storefront }) => storefront));
    report.check(
      'the storefront stays under its memory',
      most <= MOST_STOREFRONT_BYTES,
      megabytes(most),
    );
    const warm = samples.filter(({ atMs }) => atMs >= WARM_MINUTES * MINUTE_MS);
    if (minutes > 2 * WARM_MINUTES) {
      for (const part of ['api', 'storefront'] as const) {
        const growth = growthPerMinute(warm.map((one) => ({ atMs: one.atMs, value: one[part] })));
        report.check(
          `the memory of the ${part} does not grow`,
          growth <= MOST_GROWTH_BYTES,
          `${megabytes(growth)} a minute`,
        );
        report.figure(`${part} growth`, `${(growth / MEBIBYTE).toFixed(2)} MB/min`);
      }
    }
    const more = (samples.at(-1)?.files ?? 0) - (samples[0]?.files ?? 0);
    report.check('files and sockets stay as many', more <= MOST_MORE_FILES, more);
    report.rounds = samples.length;
    report.figure('minutes', minutes);
    report.figure('storefront at most', megabytes(most));
  },
};
