import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { isObject } from './is-object';

/** Marks a missing value without a default. */
const unfit = Symbol('unfit');

/** Called with the path of each field that was missing or of another type: `data.data[].name`. */
type Note = (field: string) => void;

const descriptions = new WeakMap<Schema, SchemaFieldDescription>();

function descriptionOf(schema: Schema): SchemaFieldDescription {
  const known = descriptions.get(schema) ?? schema.describe();
  descriptions.set(schema, known);
  return known;
}

/**
 * Returns the answer in the types of its schema. A missing field becomes null, is left out or gets
 * an empty value; a list entry without a needed field is left out. Null: a needed field of the
 * answer itself is missing. Unknown fields are kept.
 */
export function fitAnswer(schema: Schema, answer: unknown, note: Note): object | null {
  const fitted = fit(descriptionOf(schema), answer, '', note);
  return typeof fitted === 'object' ? fitted : null;
}

function fit(field: SchemaFieldDescription, value: unknown, path: string, note: Note): unknown {
  const known = field as SchemaDescription;
  if (value === null && known.nullable) return null;
  if (value === undefined && known.optional) return undefined;
  if (known.type === 'object' && isObject(value)) return fitFields(known, value, path, note);
  if (known.type === 'array' && Array.isArray(value)) return fitEntries(known, value, path, note);
  const read = readValue(known, value);
  if (read !== undefined) return read;
  note(path);
  if (known.nullable) return null;
  if (known.optional) return undefined;
  return emptyValue(known, path);
}

/**
 * A value of the field's type; undefined if it is none. A number may be sent as text and the
 * reverse.
 */
function readValue({ type, oneOf, meta }: SchemaDescription, value: unknown): unknown {
  if (oneOf.length > 0 && !oneOf.includes(value)) return undefined;
  if (meta?.isMoment && !isMoment(value)) return undefined;
  if (type === 'number') return readNumber(value);
  if (type === 'string') return typeof value === 'number' ? String(value) : readText(value);
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  return type === 'mixed' && value !== null ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  const isNumeric = typeof value === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(value);
  const number = isNumeric ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function emptyValue(known: SchemaDescription, path: string): unknown {
  if (isNeeded(path) || known.oneOf.length > 0) return unfit;
  if (known.type === 'string') return '';
  if (known.type === 'number') return 0;
  if (known.type === 'boolean') return false;
  if (known.type === 'array') return [];
  return known.type === 'object' ? fitFields(known, {}, path, () => undefined) : unfit;
}

function fitFields(known: SchemaDescription, value: object, path: string, note: Note): unknown {
  const given: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries((known as SchemaObjectDescription).fields)) {
    const own = Object.hasOwn(given, name) ? given[name] : undefined;
    const fitted = fit(field, own, path ? `${path}.${name}` : name, note);
    if (fitted === unfit) {
      const isEmpty = (known.nullable || known.optional) && path !== '';
      return isEmpty ? (known.nullable ? null : undefined) : unfit;
    }
    if (fitted === undefined) Reflect.deleteProperty(given, name);
    else given[name] = fitted;
  }
  return given;
}

function fitEntries(known: SchemaDescription, value: unknown[], path: string, note: Note): unknown {
  const { innerType } = known as SchemaInnerTypeDescription;
  if (!innerType || Array.isArray(innerType)) return value;
  return value
    .map((entry) =>
      fit({ ...innerType, nullable: false, optional: false }, entry, `${path}[]`, note),
    )
    .filter((entry) => entry !== unfit && entry !== undefined);
}

/*
 * Required fields of an entry, such as a product's price or an order's number: without them the
 * entry is dropped. Any other missing field is left empty.
 */
const neededFields: ReadonlySet<string> = new Set([
  'amount',
  'country_name',
  'final_total',
  'from_path',
  'href',
  'id',
  'name',
  'order_date',
  'order_id',
  'payment_url',
  'product',
  'product_id',
  'product_price',
  'published_at',
  'quantity',
  'selling_price',
  'start_datetime',
  'starting_hour',
  'status',
  'to_path',
  'token',
  'value',
  'visitor_id',
]);

/* Needed as a whole: the content of an answer, titles that links show, texts in a list. */
const wholes =
  /^(data|data\.data|blogs|blogData|events|cart_totals|reviews|store_section_data|RelatedOtherProducts|online_appointment_slot|data\.price)$|^(blogs\[\]|blogData|events\[\])\.title$|\[\]$/;

/** Returns whether the field at a path such as `data.data[].name` is needed. */
function isNeeded(path: string): boolean {
  return wholes.test(path) || neededFields.has(path.slice(path.lastIndexOf('.') + 1));
}
