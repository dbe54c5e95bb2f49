import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, type CallOptions } from '../call.ts';
import { besideReader } from '../honest-reader.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { startWatch, type Watch } from '../watch.ts';

const LOOK_EVERY_MS = 250;
const CALL_LIMIT_MS = 60_000;
const CLIENTS = 8;
const HALF_BODIES = 1_000;
const FORM_FIELDS = 60;
const FIELD_LETTERS = 340;
const COOKIES = 1_300;

const clientOf = (place: number) => `203.0.113.${place + 1}`;

interface Flood {
  what: string;
  /** Parallel requests of one client. */
  parallel: number;
  send: (bench: Bench) => { method: string; path: string; options?: CallOptions };
}

/* Percent-encoded, each character takes three letters of the body: 62 KB in all. */
const formOfControlCharacters = Array.from({ length: FORM_FIELDS }, (_, place) => {
  const signs = Array.from({ length: FIELD_LETTERS }, (__, at) => `%0${1 + ((at * place) % 8)}`);
  return `field-${place}=${signs.join('')}`;
}).join('&');

const anyCookies = (name: string) =>
  Array.from({ length: COOKIES }, (_, place) => `${name}${place}=x`).join('; ');

const floods: readonly Flood[] = [
  {
    what: 'forms',
    parallel: 16,
    send: () => ({
      method: 'POST',
      path: '/api/forms/contact',
      options: {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: formOfControlCharacters,
      },
    }),
  },
  {
    what: 'cookies',
    parallel: 16,
    send: ({ random }) => ({
      method: 'GET',
      path: '/login?kept=abc',
      options: { headers: { cookie: anyCookies(random.pick(['kept-', 'c'])) } },
    }),
  },
  {
    what: 'renderings',
    parallel: 100,
    send: ({ random }) => ({
      method: 'GET',
      path: random.pick([`/shop?prod_search=${random.word(6)}`, '/cart', '/login']),
    }),
  },
  {
    what: 'share pictures',
    parallel: 40,
    send: ({ random }) => ({
      method: 'GET',
      path: `/share/products/${random.between(1, 160)}.jpg`,
    }),
  },
  {
    what: 'calls',
    parallel: 100,
    send: ({ random }) => ({
      method: 'GET',
      path: `/api/store/web/products/list/?prod_search=${random.word(6)}`,
    }),
  },
];

/** Sends a flood from one client or several until `isOver`. */
async function flood(
  bench: Bench,
  { parallel, send }: Flood,
  clients: number,
  watch: Watch,
  isOver: () => boolean,
): Promise<void> {
  const lines = Array.from({ length: clients * parallel }, async (_, place) => {
    while (!isOver()) {
      const { method, path, options } = send(bench);
      const headers = { ...options?.headers, 'x-forwarded-for': clientOf(place % clients) };
      const sent = { ...options, headers, limitMs: CALL_LIMIT_MS };
      watch.saw(path, await call(bench.store.siteUrl, method, path, sent));
    }
  });
  await Promise.all(lines);
}

/** Keeps posts open that have sent a part of their body. */
async function holdHalfBodies({ store }: Bench, clients: number, isOver: () => boolean) {
  const { port, host } = new URL(store.siteUrl);
  const open = async (place: number) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    socket.on('error', () => undefined).resume();
    socket.write(
      `POST /api/store/cart/ HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${clientOf(place % clients)}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await Promise.race([closed, untilOver(isOver)]);
    socket.destroy();
  };
  const lines = Array.from({ length: HALF_BODIES }, async (_, place) => {
    while (!isOver()) await open(place);
  });
  await Promise.all(lines);
}

async function untilOver(isOver: () => boolean): Promise<void> {
  while (!isOver()) await sleep(LOOK_EVERY_MS);
}

/** T69, T70, T71: one attacker, and eight together, while an honest customer buys. */
export const flooders: Scenario = {
  name: 'flooders',
  run: async (bench) => {
    for (const clients of [1, CLIENTS]) {
      const by = clients === 1 ? 'one client' : `${clients} clients`;
      for (const one of floods) {
        const watch = startWatch();
        await besideReader(bench, `${one.what} of ${by}`, (isOver) =>
          flood(bench, one, clients, watch, isOver),
        );
        const bad = watch.dishonest();
        bench.report.check(`${one.what} of ${by} cause no 5xx`, bad.length === 0, bad[0]);
        bench.report.figure(`${one.what} of ${by}`, `${watch.answers()}, ${watch.away()} refused`);
      }
      await besideReader(bench, `half bodies of ${by}`, (isOver) =>
        holdHalfBodies(bench, clients, isOver),
      );
    }
  },
};
