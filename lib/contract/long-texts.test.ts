import { ArraySchema, ObjectSchema, type Schema, StringSchema } from 'yup';
import { endpoints } from './calls';

/*
 * A body of a stranger is 64 KB at most. All rules of a field are checked, also where its text is
 * too long: a pattern that takes quadratic time takes seconds.
 */
const bytes = 30_000;
const maxMs = 250;

const beginnings = ['', '1', 'a', '<', '"', 'https://'];
const repeated = [
  'a',
  '1',
  ' ',
  '-',
  '.',
  '@',
  '<',
  '(',
  ',',
  '/',
  'é',
  '\u0301\u0327',
  'a.',
  '1 ',
  '<a ',
];
const endings = ['', '@', '\u0001', '!'];
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];
const texts = repeated.map((part, n) => {
  const length = Math.floor(bytes / Buffer.byteLength(part));
  return `${pick(beginnings, n)}${part.repeat(length)}${pick(endings, n)}`;
});

/** A value in which each text of the schema is `text`. */
function fill(schema: unknown, text: string): unknown {
  if (schema instanceof StringSchema) return text;
  if (schema instanceof ArraySchema) return [fill(schema.innerType, text)];
  if (!(schema instanceof ObjectSchema)) return 1;
  const fields: [string, unknown][] = Object.entries(schema.fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, fill(field, text)]));
}

async function measure(schema: Schema, text: string): Promise<number> {
  const value = fill(schema, text);
  const begin = process.cpuUsage();
  await schema.validate(value, { abortEarly: false }).catch(() => undefined);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}

it('T26: no field of a body costs more than a moment, however long its text', async () => {
  const slow: string[] = [];
  for (const { method, path, body } of endpoints) {
    if (!body) continue;
    for (const text of texts) {
      const ms = await measure(body, text);
      if (ms > maxMs) slow.push(`${method} ${path}: ${ms.toFixed(0)} ms for ${text.slice(0, 9)}`);
    }
  }
  expect(slow).toEqual([]);
}, 120_000);
