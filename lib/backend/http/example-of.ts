import type { AnySchema } from 'yup';
import { describe, type Description } from './json-schema.ts';
import { exampleNow, fieldExamples } from './field-examples.ts';

/**
 * Returns a value that the schema accepts, for the description of the API. Leaves out optional
 * fields that exclude each other: as few as possible, the last ones.
 */
export function exampleOf(schema: AnySchema): unknown {
  const description = describe(schema);
  const full = exampleFor('', description);
  const fields = Object.entries(description.fields ?? {});
  const optional = fields.filter(([, field]) => field.optional).map(([name]) => name);
  return without(full, optional).find((example) => isValid(schema, example)) ?? full;
}

/** Returns the value without each one of the fields, then without each number of the last ones. */
function without(full: unknown, optional: string[]): unknown[] {
  const leaving = (names: string[]): unknown =>
    Object.fromEntries(Object.entries(full as object).filter(([name]) => !names.includes(name)));
  const last = optional.map((_, index) => optional.slice(index)).reverse();
  return [full, ...[...optional.map((name) => [name]), ...last].map(leaving)];
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
    const canHold =
      innerType && !Array.isArray(innerType) && findLimit(description, 'length') !== 0;
    if (!canHold) return [];
    const one = exampleFor(name, innerType);
    const size = Math.max(findLimit(description, 'min') ?? 1, 1);
    return Array.from({ length: size }, (_, index) => withOtherNumbers(one, index));
  }
  if (type === 'number') return Math.max(findLimit(description, 'min') ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'string') return fieldExamples[name] ?? exampleText(description);
  return {};
}

/** Entries of a list differ in their numbers: the same id may not be there twice. */
function withOtherNumbers(example: unknown, step: number): unknown {
  if (typeof example === 'number') return example + step;
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      typeof value === 'number' ? value + step : value,
    ]),
  );
}

function findLimit({ tests }: Description, name: 'min' | 'max' | 'length'): number | undefined {
  const limit = tests?.find((test) => test.name === name)?.params?.[name];
  return typeof limit === 'number' ? limit : undefined;
}

function exampleText(description: Description): string {
  const minLength = findLimit(description, 'min') ?? 0;
  const maxLength = findLimit(description, 'max') ?? Infinity;
  return 'Text'.padEnd(minLength, ' text').slice(0, maxLength);
}
