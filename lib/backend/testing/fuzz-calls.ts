/** Returns a generator of numbers in [0, 1), deterministic for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface FuzzedCall {
  method: string;
  /** Includes the query. */
  path: string;
  headers: Record<string, string>;
  /** Raw body; undefined if there is none. */
  body: string | undefined;
}

interface DescribedCall {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: { properties?: object } }> };
}

/** The part of the OpenAPI document that is needed to generate calls. */
export interface CallsDocument {
  paths: Record<string, Record<string, DescribedCall>>;
}

const hostileTexts = [
  '',
  "'",
  '"',
  "'--",
  '1);select pg_sleep(5)--',
  '%00',
  '\0',
  '\ud800',
  '%',
  '%%%%',
  '_',
  '\\',
  '(a+)+$',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%2e%2e%2f',
  'null',
  'true',
  '0x1',
  '1e400',
  '-1',
  '0',
  '1',
  '2',
  '999999999999999999999999',
  '2026-02-30',
  '9999-12-31T23:59:59+05:30',
  'constructor',
  '__proto__',
  'base_price;drop table products',
  'password',
  '१२३',
  'é'.repeat(300),
  'a'.repeat(10_000),
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  1e308,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  [],
  [1],
  [[]],
  {},
  { constructor: 1 },
  { toString: 1 },
  { $gt: '' },
  Array(500).fill(0),
];
const undocumented = [
  'lang',
  'languageCode',
  'sort',
  'limit',
  'fields',
  'format',
  'callback',
  'a[]',
];
const brokenBodies = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '\0',
  '['.repeat(9_000),
];
const mediaTypes = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''];

/**
 * Generates endless fuzzed calls with hostile values from the declared ones; deterministic for a
 * seed.
 */
export function* fuzzedCalls(document: CallsDocument, seed: number): Generator<FuzzedCall> {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const isChosen = (share: number) => random() < share;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const segment = () => (isChosen(0.5) ? '1' : encodeText(pick(hostileTexts).slice(0, 2_000)));

  for (;;) {
    const { path, method, call } = pick(calls);
    const address = path.replace(/\{\w+\}/g, () => segment() || '0');
    const known = (call.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name }) => name);
    const search = [...known, ...undocumented]
      .filter((name) => isChosen(known.includes(name) ? 0.6 : 0.05))
      .map((name) => `${encodeText(name)}=${encodeText(pick(hostileTexts))}`)
      .join('&');
    const properties = Object.values(call.requestBody?.content ?? {})[0]?.schema?.properties ?? {};
    const fields = [...Object.keys(properties), 'constructor', '__proto__', 'is_staff'];
    const body = isChosen(0.1)
      ? pick(brokenBodies)
      : JSON.stringify(
          Object.fromEntries(
            fields.filter(() => isChosen(0.7)).map((name) => [name, pick(hostileValues)]),
          ),
        );
    const type = isChosen(0.9) ? 'application/json' : pick(mediaTypes);
    const sent = isChosen(0.03) ? pick(['PUT', 'DELETE', 'POST', 'OPTIONS', 'PATCH']) : method;
    const hasBody = sent !== 'GET' && sent !== 'HEAD';
    yield {
      method: sent,
      path: search ? `${address}?${search}` : address,
      headers: {
        ...(hasBody && type && { 'content-type': type }),
        ...(isChosen(0.1) && { 'idempotency-key': `key-${Math.floor(random() * 50)}` }),
        ...(isChosen(0.05) && { 'visitor-id': encodeText(pick(hostileTexts)).slice(0, 500) }),
      },
      body: hasBody ? body : undefined,
    };
  }
}

/** Percent-encoded; lone surrogates as the bytes that a broken client sends. */
function encodeText(text: string): string {
  return [...text]
    .map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80'))
    .join('');
}
