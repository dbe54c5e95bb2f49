import type { AnySchema } from 'yup';
import { describe, type Description } from './json-schema.ts';
import { exampleNow, fieldExamples } from './field-examples.ts';

/**
 * Returns a value that the schema accepts, for the description of the API. Leaves out optional
 * fields that exclude each other: as few as possible, the last ones.
 */
export function exampleOf(schema: AnySchema): unknown {
  const description = describe(schema);
  const whole = exampleFor('', description);
  const fields = Object.entries(description.fields ?? {});
  const optional = fields.filter(([, field]) => field.optional).map(([name]) => name);
  return without(whole, optional).find((example) => isValid(schema, example)) ?? whole;
}

/** Returns the value without each one of the fields, then without each number of the last ones. */
function without(whole: unknown, optional: string[]): unknown[] {
  const leaving = (names: string[]): unknown =>
    Object.fromEntries(Object.entries(whole as object).filter(([name]) => !names.includes(name)));
  const last = optional.map((_, place) => optional.slice(place)).reverse();
  return [whole, ...[...optional.map((name) => [name]), ...last].map(leaving)];
}

const isValid = (schema: AnySchema, value: unknown) =>
  schema.isValidSync(value, { context: { now: exampleNow } });

export function exampleFor(name: string, description: Description): unknown {
  const { fields, innerType, type } = description;
  const choice = description.oneOf?.find((one) => one !== undefined && one !== null);
  if (choice !== undefined) return choice;
  if (fields) {
    return Object.fromEntries(
      Object.entries(fields).map(([field, inner]) => [field, exampleFor(field, inner)]),
    );
  }
  if (type === 'array') {
    const canHold = innerType && !Array.isArray(innerType) && limitOf(description, 'length') !== 0;
    return canHold ? [exampleFor(name, innerType)] : [];
  }
  if (type === 'number') return Math.max(limitOf(description, 'min') ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'string') return fieldExamples[name] ?? textOf(description);
  return {};
}

function limitOf({ tests }: Description, name: 'min' | 'max' | 'length'): number | undefined {
  const limit = tests?.find((test) => test.name === name)?.params?.[name];
  return typeof limit === 'number' ? limit : undefined;
}

function textOf(description: Description): string {
  const least = limitOf(description, 'min') ?? 0;
  const most = limitOf(description, 'max') ?? Infinity;
  return 'Text'.padEnd(least, ' text').slice(0, most);
}
