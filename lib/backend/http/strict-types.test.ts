import { array, boolean, number, object, string } from 'yup';
import { StoreError } from '../errors.ts';
import { endpoints } from '../../contract/calls.ts';
import { returnOrder } from '../../contract/order-change.ts';
import { exampleOf } from './example-of.ts';
import { exampleNow } from './field-examples.ts';
import { typeFaults } from './strict-types.ts';
import { validate } from './validate.ts';

const schema = object({
  count: number().typeError('How many?'),
  name: string().trim(),
  isOpen: boolean(),
  lines: array(object({ id: number(), note: string() })),
});
const inJson = (value: Record<string, unknown>) => typeFaults(schema, value, 'json');
const inText = (value: Record<string, unknown>) => typeFaults(schema, value, 'text');

const notNumbers: unknown[] = [
  [3],
  '3',
  '3abc',
  true,
  {},
  { valueOf: 1, toString: 1 },
  [[3]],
  [3, 3],
];
const notBooleans: unknown[] = ['true', 1, 0, [], {}, 'yes'];
const notTexts: unknown[] = [1, true, [], ['a'], {}, { toString: 1 }];
/* One value per row, because Jest spreads a list over the arguments. */
const rows = (values: unknown[]) => values.map((value) => [value]);

describe('types in JSON', () => {
  it('T54: are those that the fields have', () => {
    const right = { count: 3, name: 'a', isOpen: true, lines: [{ id: 1, note: 'b' }], other: {} };
    expect(inJson(right)).toEqual({});
    expect(inJson({ count: null, name: null, isOpen: null, lines: null })).toEqual({});
  });

  it.each(rows(notNumbers))('T54: has no number in %j', (count) => {
    expect(inJson({ count })).toEqual({ count: ['How many?'] });
  });

  it('T54: has no number without end', () => {
    const given = JSON.parse('{"count":1e400}') as Record<string, unknown>;
    expect(inJson(given)).toEqual({ count: ['Must be a number'] });
  });

  it.each(rows(notBooleans))('T54: has no boolean in %j', (isOpen) => {
    expect(inJson({ isOpen })).toEqual({ isOpen: ['Must be true or false'] });
  });

  it.each(rows(notTexts))('T54: has no text in %j', (name) => {
    expect(inJson({ name })).toEqual({ name: ['Must be text'] });
  });

  it('may be named by words where a field says so', () => {
    const form = object({ takes: boolean().meta({ words: ['yes', 'no'] }) });
    expect(typeFaults(form, { takes: 'Yes' }, 'json')).toEqual({});
    expect(typeFaults(form, { takes: 'true' }, 'json')).not.toEqual({});
  });

  it('T54: are looked at within lists and objects', () => {
    expect(inJson({ lines: [{ id: '1' }, 7, { note: 2 }] })).toEqual({
      'lines[0].id': ['Must be a number'],
      'lines[1]': ['Must be an object'],
      'lines[2].note': ['Must be text'],
    });
    expect(inJson({ lines: '[]' })).toEqual({ lines: ['Must be a list'] });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'T54: has no field %s',
    (name) => {
      const given = JSON.parse(`{"${name}":1,"lines":[{"${name}":1}]}`) as Record<string, unknown>;
      const faults = inJson(given);
      expect(new Map(Object.entries(faults)).size).toBe(2);
      expect(Object.hasOwn(faults, `lines[0].${name}`)).toBe(true);
    },
  );
});

describe('lists', () => {
  it('T26: that are longer than they may be are refused before their members are looked at', async () => {
    const many = { items: Array.from({ length: 20_000 }, () => ({})) };
    const refused = await validate(returnOrder.body, many, 'json').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      details: { errors: { items: ['Choose the items to return'] } },
    });
    expect(inJson({ lines: Array.from({ length: 101 }, () => 'x') })).toEqual({
      lines: ['Too many entries'],
    });
  });
});

describe('types in texts', () => {
  it.each(['3', '-3', '3.25', '007', ''])('has a number in %j', (count) => {
    expect(inText({ count })).toEqual({});
  });

  it.each(['3abc', '1e3', ' 3', '0x3', '१', '+3', '.5', '3.', 'Infinity', 'NaN', '3,5'])(
    'T54: has no number in %j',
    (count) => {
      expect(inText({ count })).toEqual({ count: ['How many?'] });
    },
  );

  it('takes a list as the text of its JSON, strictly', () => {
    expect(inText({ lines: '[{"id":1}]' })).toEqual({});
    expect(inText({ lines: '[{"id":"1"}]' })).toEqual({ 'lines[0].id': ['Must be a number'] });
    expect(inText({ lines: 'no' })).toEqual({ lines: ['Must be a list'] });
  });
});

/* Copies of the value in which one member at any depth is replaced. */
function withEach(value: unknown, replacement: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, position) =>
      [replacement, ...withEach(item, replacement)].map((one) => value.with(position, one)),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    [replacement, ...withEach(member, replacement)].map((one) => ({ ...value, [name]: one })),
  );
}

describe('every call of the contract', () => {
  const values: unknown[] = [
    {},
    [],
    [1],
    'x',
    '',
    true,
    null,
    1,
    Infinity,
    '1e400',
    { toString: 1, valueOf: 1 },
    [{ constructor: 1 }],
    JSON.parse('{"__proto__":{"a":1}}'),
  ];

  it('T26, T54: answers whatever stands in a field with 400 or takes it', async () => {
    const wrong: string[] = [];
    for (const { method, path, query, body } of endpoints) {
      for (const [shape, source] of [
        [query, 'text'],
        [body, 'json'],
        [body, 'text'],
      ] as const) {
        if (!shape) continue;
        const names = [...Object.keys(shape.fields), 'constructor', '__proto__', 'toString'];
        for (const name of names) {
          for (const value of values) {
            const sent = Object.fromEntries([
              [
                name,
                source === 'text' && typeof value !== 'string' ? JSON.stringify(value) : value,
              ],
            ]);
            await validate(shape, sent, source, { now: new Date() }).catch((error: unknown) => {
              if (error instanceof StoreError && error.status === 400) return;
              wrong.push(`${method} ${path} ${name}=${JSON.stringify(value)}: ${String(error)}`);
            });
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([null, [null]])(
    'T26, T54: answers %j in one place of a valid body with 400 or takes it',
    async (replacement) => {
      const wrong: string[] = [];
      for (const { method, path, body } of endpoints) {
        if (!body) continue;
        for (const sent of withEach(exampleOf(body), replacement)) {
          await validate(body, sent as Record<string, unknown>, 'json', {
            now: exampleNow,
          }).catch((error: unknown) => {
            if (error instanceof StoreError && error.status === 400) return;
            wrong.push(`${method} ${path} ${JSON.stringify(sent)}: ${String(error)}`);
          });
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
