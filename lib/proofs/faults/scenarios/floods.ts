import { setTimeout as sleep } from 'node:timers/promises';
import { floodBody, startLoris } from '../attacks.ts';
import { call, type Reply } from '../call.ts';
import { startHealthyClient } from '../healthy-client.ts';
import { inParallel } from '../../../launch/in-parallel.ts';
import { watchMemory } from '../memory-watch.ts';
import type { Random } from '../random.ts';
import { megabytes } from '../report.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { startWatch } from '../watch.ts';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const MEBIBYTE = 1024 ** 2;
/**
 * An unwanted body must be cut off within this size: 32 MiB are read after the refusal; data
 * received before it or in socket buffers counts as sent.
 */
const MOST_TAKEN_BYTES = 40 * MEBIBYTE;
/**
 * Cached files that normal readers may cause during the attack; non-existent addresses must not add
 * to them.
 */
const MOST_FILES_KEPT = 60;
const MOST_BYTES_KEPT = 20 * MEBIBYTE;
const CALL_LIMIT_MS = 60_000;

/** Watches memory and a normal client while `attack` runs. */
async function attacked(bench: Bench, what: string, attack: () => Promise<void>): Promise<void> {
  const memory = await watchMemory(bench.store);
  const healthy = startHealthyClient(bench);
  try {
    await attack();
  } finally {
    // An idle program does not collect garbage: other clients keep reading.
    await memory.verify(bench.report, what);
    await healthy.verify(what);
  }
  bench.report.rounds += 1;
}

async function slowConnections({ store, report, inForm }: Bench): Promise<void> {
  const count = inForm(60, 250);
  const all = [
    startLoris(store.siteUrl, count, 'headers'),
    startLoris(store.siteUrl, count, 'body'),
    startLoris(store.apiUrl, count, 'headers'),
    startLoris(store.apiUrl, count, 'body'),
  ];
  // In the full run: the time a server may wait for a slow request.
  await sleep(inForm(4_000, 90_000));
  const held = all.reduce((sum, loris) => sum + loris.held(), 0);
  await Promise.all(all.map((loris) => loris.stop()));
  report.figure('slow sockets held', `${held} of ${count * 4}`);
  if (inForm(false, true)) report.check('slow connections are ended', held === 0, held);
}

const targets = (site: string, api: string): [string, string, Record<string, string>][] => {
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return [
    [site, '/api/revalidate', json],
    [site, '/api/auth/callback/password', form],
    [site, '/api/store/cart/', json],
    [
      site,
      '/api/store/staff/product-imports/',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    [site, '/api/payments/webhook/razorpay', json],
    [site, '/', { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'x'.repeat(40) }],
    [api, '/cart/', { ...json, 'company-id': '33' }],
    [api, '/user/signin/', { ...json, 'company-id': '33' }],
    [
      api,
      '/user/profile/picture/',
      { 'company-id': '33', 'content-type': 'multipart/form-data; boundary=x' },
    ],
    [api, '/payments/webhook/razorpay', json],
  ];
};

async function bodies({ store, report, inForm }: Bench): Promise<void> {
  const most = inForm(96 * MEBIBYTE, 1024 * MEBIBYTE);
  await inParallel(targets(store.siteUrl, store.apiUrl), 5, async ([base, path, headers]) => {
    const flood = await floodBody(base, path, headers, most);
    report.check(
      `an endless body to ${path} is cut off`,
      flood.sentBytes <= MOST_TAKEN_BYTES && !/^HTTP\/1.1 (2|5)/.test(flood.answer),
      { taken: megabytes(flood.sentBytes), answer: flood.answer },
    );
  });
  const parallel = inForm(20, 50);
  await inParallel(Array.from({ length: parallel }), parallel, async (_, index) => {
    const [base, path, headers] = targets(store.siteUrl, store.apiUrl)[index % 10] ?? [];
    if (base && path && headers) await floodBody(base, path, headers, 10 * MEBIBYTE);
  });
}

async function oddRequests({ store, report, random, inForm }: Bench): Promise<void> {
  const watch = startWatch();
  const send = async (what: string, reply: Promise<Reply | undefined>) =>
    watch.saw(what, await reply);
  const one = async () => {
    const base = random.pick([store.siteUrl, store.apiUrl]);
    const word = random.word(8);
    await send(
      '100 kB of headers',
      call(base, 'GET', '/', { headers: { 'x-long': 'a'.repeat(100_000) }, isAlone: true }),
    );
    await send(
      '100 kB of cookies',
      call(base, 'GET', '/', { headers: { cookie: 'a='.repeat(50_000) }, isAlone: true }),
    );
    await send(
      'an address of 8 kB',
      call(base, 'GET', `/shop?prod_search=${'a'.repeat(8_000)}`, { isAlone: true }),
    );
    await send(
      'both lengths',
      call(base, 'POST', '/cart/', {
        headers: { 'transfer-encoding': 'chunked' },
        body: '{}',
        isAlone: true,
      }),
    );
    await send(
      'a server action',
      call(store.siteUrl, 'POST', '/', {
        headers: { 'next-action': word, 'content-type': 'text/plain;charset=UTF-8' },
        body: '[]',
      }),
    );
    await send(
      'a server action as a form',
      call(store.siteUrl, 'POST', '/shop', {
        headers: {
          'next-action': '0'.repeat(42),
          'content-type': 'multipart/form-data; boundary=x',
        },
        body: `--x\r\nContent-Disposition: form-data; name="1_$ACTION_${word}"\r\n\r\n[]\r\n--x--`,
      }),
    );
    await send(
      'RSC junk',
      call(store.siteUrl, 'GET', `/?_rsc=${word}`, {
        headers: { rsc: '1', 'next-router-state-tree': '%5B'.repeat(500) },
      }),
    );
    await send(
      'a deep body',
      call(store.apiUrl, 'POST', '/user/signin/', {
        headers: { 'company-id': '33', 'content-type': 'application/json' },
        body: '['.repeat(50_000),
      }),
    );
    await send(
      'many keys',
      call(store.apiUrl, 'POST', '/user/signin/', {
        headers: { 'company-id': '33', 'content-type': 'application/json' },
        body: JSON.stringify(
          Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`${word}${i}`, i])),
        ),
      }),
    );
    await send(
      'a packed body',
      call(store.apiUrl, 'POST', '/user/signin/', {
        headers: {
          'company-id': '33',
          'content-type': 'application/json',
          'content-encoding': 'gzip',
        },
        body: 'not packed',
      }),
    );
  };
  await inParallel(Array.from({ length: inForm(4, 100) }), 4, one);
  report.check(
    'odd requests cause no 5xx',
    watch.dishonest().length === 0,
    watch.dishonest().slice(0, 3),
  );
}

const inventions: readonly ((word: string, random: Random) => string)[] = [
  (word) => `/shop?${word}=${word}`,
  (word) => `/shop?prod_search=${word}`,
  (word, random) =>
    `/shop?category_ids=${random.between(1, 9)}&brand_ids=${random.between(1, 9)}&page=${random.between(1, 99_999)}&x=${word}`,
  (word, random) => `/products/${random.between(900_000, 2_000_000_000)}/${word}`,
  (word) => `/products/1/${word}`,
  (word, random) => `/blogs/${random.between(900_000, 2_000_000_000)}/${word}`,
  (word, random) => `/event/${random.between(900_000, 2_000_000_000)}?${word}`,
  (word) => `/${word}`,
  (word) => `/_next/image?url=${encodeURIComponent(`/images/honey.svg?${word}`)}&w=640&q=75`,
  (word, random) =>
    `/_next/image?url=${encodeURIComponent(`/${word}.png`)}&w=${random.between(1, 4000)}&q=${random.between(1, 100)}`,
  (word) => `/api/store/web/products/list/?prod_search=${word}`,
  (word) => `/stores?city=${word}`,
  (word) => `/pages/${word}`,
];

async function inventedAddresses({ store, report, random, inForm }: Bench): Promise<void> {
  const watch = startWatch();
  const allBefore = await folderSize(store.dataDir);
  await inParallel(Array.from({ length: inForm(200, 5_000) }), 8, async () => {
    const path = random.pick(inventions)(random.word(10), random);
    watch.saw(path, await call(store.siteUrl, 'GET', path, { limitMs: CALL_LIMIT_MS }));
  });
  const allAfter = await folderSize(store.dataDir);
  const files = allAfter.files - allBefore.files;
  const bytes = allAfter.bytes - allBefore.bytes;
  report.check(
    'invented addresses are not kept',
    files <= MOST_FILES_KEPT && bytes <= MOST_BYTES_KEPT,
    { files, bytes },
  );
  report.check(
    'invented addresses cause no 5xx',
    watch.dishonest().length === 0,
    watch.dishonest().slice(0, 3),
  );
  const more = `+${files} files, ${megabytes(Math.max(0, bytes))}`;
  report.figure('DATA_DIR', `${more} for ${watch.answers()} invented addresses`);
}

/** T27, T46: slow connections, endless bodies, malformed requests and non-existent addresses. */
export const floods: Scenario = {
  name: 'floods',
  run: async (bench) => {
    const { store, random } = bench;
    // Warm-up with each kind of page: memory for its code is no growth caused by the attack.
    for (const invent of inventions) {
      await call(store.siteUrl, 'GET', invent(random.word(10), random), { limitMs: CALL_LIMIT_MS });
    }
    await attacked(bench, 'slow connections', () => slowConnections(bench));
    await attacked(bench, 'bodies', () => bodies(bench));
    await attacked(bench, 'odd requests', () => oddRequests(bench));
    await attacked(bench, 'addresses', () => inventedAddresses(bench));
  },
};

interface FolderSize {
  files: number;
  bytes: number;
}

/** Returns the size of a folder, recursively; ignores files deleted during the scan. */
async function folderSize(folder: string): Promise<FolderSize> {
  const total: FolderSize = { files: 0, bytes: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const facts = await lstat(join(entry.parentPath, entry.name)).catch(() => undefined);
    if (!facts) continue;
    total.files += 1;
    total.bytes += facts.size;
  }
  return total;
}
