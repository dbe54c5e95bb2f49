import {
  ArraySchema,
  BooleanSchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
  ValidationError,
} from 'yup';

/**
 * JSON has its own types; query strings and forms are texts, in which a number is plain decimal.
 */
export type Source = 'json' | 'text';

/** Type errors by path, such as `items[0].note`. */
export type TypeFaults = Record<string, string[]>;

const messages = {
  number: 'Must be a number',
  boolean: 'Must be true or false',
  text: 'Must be text',
  list: 'Must be a list',
  tooMany: 'Too many entries',
  object: 'Must be an object',
  unknown: 'Unknown field',
};

/** Of a list whose schema has no maximum. */
const maxListLength = 100;

const plainDecimal = /^-?\d{1,40}(\.\d{1,40})?$/;
const plainBoolean = /^(true|false|1|0)$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the fields whose value has the wrong type. yup itself would coerce `[3]`, `"3abc"` and
 * `"true"`, and look up inherited object members (`constructor`).
 */
export function typeFaults(schema: Schema, value: unknown, source: Source): TypeFaults {
  // A map, because an object would lose a member called __proto__.
  const faults = new Map<string, string[]>();
  collect(schema, value, source, '');
  return Object.fromEntries(faults);

  function add(path: string, message: string): void {
    faults.set(path || 'body', [message]);
  }

  function collect(field: unknown, given: unknown, from: Source, path: string): void {
    if (given === undefined || given === null || isWord(field, given)) return;
    if (field instanceof ObjectSchema) return collectObject(field, given, from, path);
    if (field instanceof ArraySchema) return collectList(field, given, from, path);
    if (field instanceof NumberSchema && !isNumber(given, from)) {
      return add(path, ownMessage(field, given) ?? messages.number);
    }
    if (field instanceof BooleanSchema && !isBoolean(given, from)) {
      return add(path, ownMessage(field, given) ?? messages.boolean);
    }
    if (field instanceof StringSchema && typeof given !== 'string') add(path, messages.text);
  }

  function collectObject(
    field: ObjectSchema<Record<string, unknown>>,
    given: unknown,
    from: Source,
    path: string,
  ): void {
    const members = from === 'text' ? parsed(given) : given;
    if (!isObject(members)) return add(path, ownMessage(field, given) ?? messages.object);
    const inner = members === given ? from : 'json';
    for (const name of Object.keys(members)) {
      const at = path ? `${path}.${name}` : name;
      if (Object.hasOwn(field.fields, name)) collect(field.fields[name], members[name], inner, at);
      else if (name in Object.prototype) add(at, messages.unknown);
    }
  }

  function collectList(
    field: ArraySchema<unknown[] | undefined, unknown>,
    given: unknown,
    from: Source,
    path: string,
  ): void {
    const members = from === 'text' ? parsed(given) : given;
    if (!Array.isArray(members)) return add(path, ownMessage(field, given) ?? messages.list);
    const most = maxLength(field);
    if (members.length > most.count) return add(path, most.message);
    const inner = members === given ? from : 'json';
    members.forEach((member, index) =>
      collect(field.innerType, member, inner, `${path}[${index}]`),
    );
  }
}

/**
 * The maximum length of a list, with its message. A longer one is refused here: yup would validate
 * each of its members all the same, which takes seconds for the thousands that a body has room for.
 */
function maxLength({ tests }: ArraySchema<unknown[] | undefined, unknown>): {
  count: number;
  message: string;
} {
  const most = tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS;
  const count = Number(most?.params?.['max'] ?? maxListLength);
  return { count, message: typeof most?.message === 'string' ? most.message : messages.tooMany };
}

/** In a form, a list or an object is sent as JSON text. */
function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

/* An empty form text is left to the field: for most fields it means that nothing was chosen. */
function isNumber(given: unknown, source: Source): boolean {
  if (source === 'json') return typeof given === 'number' && Number.isFinite(given);
  return typeof given === 'string' && (given === '' || plainDecimal.test(given));
}

function isBoolean(given: unknown, source: Source): boolean {
  if (source === 'json') return typeof given === 'boolean';
  return typeof given === 'string' && (given === '' || plainBoolean.test(given));
}

/** Whether the value is one of the texts that the field accepts, such as yes. */
function isWord(field: unknown, given: unknown): boolean {
  if (!(field instanceof Schema) || typeof given !== 'string') return false;
  return field.spec.meta?.words?.includes(given.toLowerCase()) ?? false;
}

/** The field's own error message for a value of another type; undefined if it has none. */
function ownMessage(field: Schema, given: unknown): string | undefined {
  try {
    field.validateSync(given, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError) || error.type !== 'typeError') return undefined;
    return /must be a `/.test(error.message) ? undefined : error.message;
  }
  return undefined;
}
