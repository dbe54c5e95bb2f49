import { Hono } from 'hono';
import { smallStore } from '../../../e2e/support/small-store/app.ts';
import { newState } from '../../../e2e/support/small-store/new-state.ts';
import { startSmallStore } from '../../../e2e/support/small-store/start.ts';
import type { State } from '../../../e2e/support/small-store/state.ts';
import { readOptions } from './options.ts';
import { runSuite } from './run-suite.ts';

jest.setTimeout(120_000);

type Json = Record<string, unknown>;
interface Fault {
  /** Method and path to which it applies. */
  at: RegExp;
  /** Changes the request before the store sees it. */
  ask?: (request: Request) => Request | Promise<Request>;
  status?: number;
  answer?: (json: Json) => Json;
  /** Changes the store itself after the call. */
  after?: (state: State) => void;
}

const objectOf = (value: unknown): Json => ({ ...(value as Json) });
const without = (json: Json, name: string): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name));
const withHeader = (request: Request, name: string, value: string | undefined): Request => {
  const headers = new Headers(request.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return new Request(request, { headers });
};

/**
 * Runs the suite against a small store with these faults; returns all failures, with their calls.
 */
async function failuresWith(faults: readonly Fault[]): Promise<string[]> {
  const state = newState();
  const inner = smallStore(state);
  const app = new Hono();
  app.all('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const fault = faults.find(({ at }) => at.test(`${c.req.method} ${pathname}`));
    const answer = await inner.fetch(fault?.ask ? await fault.ask(c.req.raw) : c.req.raw);
    fault?.after?.(state);
    if (!fault?.answer && !fault?.status) return answer;
    const json = (await answer.json()) as Json;
    const isGood = json['status'] === true;
    const changed = fault.answer?.(json) ?? json;
    return Response.json(changed, {
      status: isGood ? (fault.status ?? answer.status) : answer.status,
      headers: answer.headers,
    });
  });
  const store = await startSmallStore({ app });
  try {
    const results = await runSuite(readOptions(['--api', store.url]));
    return results.flatMap(({ title, failures }) => failures.map((one) => `${title}: ${one}`));
  } finally {
    await store.stop();
  }
}

describe('faults in answers', () => {
  let failures: string[];
  beforeAll(async () => {
    failures = await failuresWith([
      {
        at: /^POST \/cart\/$/,
        answer: (json) => {
          if (json['status'] !== true) return json;
          const totals = objectOf(json['cart_totals']);
          return { ...json, cart_totals: { ...totals, total: Number(totals['total']) + 0.01 } };
        },
      },
      {
        at: /^GET \/web\/single\/product\//,
        answer: (json) => ({ ...json, data: without(objectOf(json['data']), 'brand_name') }),
      },
      {
        at: /^GET \/orders\/SO-/,
        answer: (json) => {
          const data = objectOf(json['data']);
          return { ...json, data: { ...data, tax_amt: String(data['tax_amt']) } };
        },
      },
      { at: /^POST \/wishlist\/$/, status: 201 },
      { at: /^GET \/user\/address\/$/, answer: (json) => without(json, 'code') },
      { at: /^GET \/stores\/$/, answer: (json) => ({ ...json, status: 'ok' }) },
      {
        at: /^GET \/blogs\/$/,
        ask: (request) => new Request(request.url.split('?')[0] ?? '', request),
      },
      {
        at: /^POST \/user\/web\/b2b\/create\/$/,
        answer: (json) => without(json, 'errors'),
      },
    ]);
  });

  it.each([
    ['a wrong total', 'POST /cart/: cart_totals.total: '],
    ['a missing field', 'GET /web/single/product/{id}/: data.brand_name: missing'],
    ['a number as text', 'GET /orders/{orderId}: data.tax_amt: "'],
    ['a wrong status', 'POST /wishlist/: status 201 in the place of 200'],
    ['a missing code', 'GET /user/address/: no login: code: missing'],
    ['a wrong envelope', 'GET /stores/: status: "ok"'],
    ['a page past the end', 'GET /blogs/: a page past the end is empty, found 3'],
    ['page 0', 'GET /blogs/: page 0: status 200 in the place of 400'],
    [
      'an error without its field',
      'POST /user/web/b2b/create/: annual_revenue "constructor": errors.annual_revenue',
    ],
  ])('are found by call and field: %s', (_, wanted) => {
    expect(failures.filter((failure) => failure.startsWith(wanted))).not.toEqual([]);
  });

  it('are found at no other call', () => {
    const called = failures.map((failure) => failure.split(': ')[0]);
    expect([...new Set(called)].sort()).toEqual([
      'GET /blogs/',
      'GET /orders/{orderId}',
      'GET /stores/',
      'GET /user/address/',
      'GET /web/single/product/{id}/',
      'POST /cart/',
      'POST /user/web/b2b/create/',
      'POST /wishlist/',
    ]);
  });
});

describe('faults in what a store does', () => {
  let failures: string[];
  beforeAll(async () => {
    failures = await failuresWith([
      {
        at: /^POST \/orders\/$/,
        after: (state) => {
          for (const product of state.products) if (product.stock === 0) product.stock = 1;
        },
      },
      {
        at: /^POST \/inquiries\/$/,
        ask: (request) => withHeader(request, 'idempotency-key', undefined),
      },
      {
        at: /^GET \/brands?\/|^GET \/categories/,
        ask: (request) => withHeader(request, 'company-id', '33'),
      },
      {
        at: /^GET \/user\/profile\//,
        ask: (request) =>
          request.headers.get('authorization') === 'token conformance-test'
            ? new Request('http://localhost/user/visitor/', { headers: { 'company-id': '33' } })
            : request,
      },
    ]);
  });

  it.each([
    ['a double sale', 'POST /orders/: 8 orders at once for the last 1 of Saffron: one is made'],
    ['a forgotten key', 'POST /inquiries/: the same key again: status 400'],
    ['no company', 'GET /categories/: no company-id: status 200 in the place of 400'],
    ['a wrong token', 'GET /user/profile/: a wrong token: status 200 in the place of 401'],
  ])('are found by call: %s', (_, wanted) => {
    expect(failures.filter((failure) => failure.startsWith(wanted))).not.toEqual([]);
  });
});
