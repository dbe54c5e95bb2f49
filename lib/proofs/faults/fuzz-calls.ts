import type { Random } from './random.ts';

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: { properties?: Record<string, unknown> } }> };
}

export interface FuzzedCall {
  method: string;
  path: string;
  body: string | undefined;
  contentType: string;
}

/* Unusual values that are known to break programs. */
const odd: readonly unknown[] = [
  "'",
  '"',
  "'--",
  '1);select pg_sleep(5)--',
  "' or 1=1--",
  '%00',
  '\u0000',
  '\ud800',
  '%',
  '%%%%',
  '_',
  '../../../etc/passwd',
  '(a+)+$',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '１２',
  'a'.repeat(10_000),
  '9'.repeat(40),
  '\u202e\u0915\u093e 🪷',
  '\r\nX-Injected: 1',
  'base_price;drop',
  0,
  -1,
  1.5,
  1e21,
  2 ** 31,
  -(2 ** 63),
  null,
  true,
  [],
  [[[]]],
  {},
  { $ne: 1 },
  { length: 1e9 },
  ['a', 1, null],
];
const usual: readonly unknown[] = [
  1,
  2,
  33,
  'honey',
  'asha@example.in',
  '2026-11-22',
  '+919000000001',
  true,
];
const undocumented = [
  'lang',
  'sort',
  'limit',
  'fields',
  'format',
  'callback',
  'page',
  'ordering',
  'a[]',
  'a[b]',
];
const contentTypes = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
];

/** Generates invalid and hostile calls from the OpenAPI description. */
export function fuzzer(description: Record<string, unknown>, random: Random) {
  const paths = description['paths'] as OpenApi['paths'];
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const value = () => random.pick(random.next() < 0.7 ? odd : usual);
  const asText = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
  const encoded = (one: unknown) => {
    const text = asText(one) ?? '';
    // Some values are sent unescaped; blanks would end the address.
    if (random.next() < 0.2) return text.replace(/[^\x21-\x7e]|[#?/]/g, '').slice(0, 200);
    return encodeURIComponent(text.toWellFormed());
  };

  function bodyFor({ requestBody }: Operation): string | undefined {
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
    const names = Object.keys(schema?.properties ?? {});
    const fields = Object.fromEntries(
      names.filter(() => random.next() < 0.85).map((name) => [name, value()]),
    );
    const draw = random.next();
    if (draw < 0.75) return JSON.stringify({ ...fields, ...(draw < 0.1 && { is_staff: true }) });
    if (draw < 0.85) return JSON.stringify(value()) ?? 'null';
    if (draw < 0.9) return '{"a":';
    if (draw < 0.95) return `{"__proto__":{"isStaff":true},"id":1,"id":2}`;
    return '['.repeat(2_000);
  }

  return (): FuzzedCall => {
    const { path, method, operation } = random.pick(calls);
    const filled = path.replace(/\{\w+\}/g, () => encoded(value()));
    const names = [
      ...(operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
      ...undocumented.filter(() => random.next() < 0.1),
    ];
    const query = names
      .filter(() => random.next() < 0.7)
      .map((name) => `${encodeURIComponent(name)}=${encoded(value())}`)
      .join('&');
    const isWrong = random.next() < 0.05;
    const used = isWrong ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) : method;
    return {
      method: used,
      path: query ? `${filled}?${query}` : filled,
      body: used === 'GET' ? undefined : bodyFor(operation),
      contentType: random.pick(contentTypes),
    };
  };
}
