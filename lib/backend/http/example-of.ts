import type { AnySchema } from 'yup';
import { describe, type Description } from './json-schema.ts';
import { exampleNow, fieldExamples } from './field-examples.ts';

/**
 * Returns a value that the schema accepts, for the description of the API. Leaves out one of two
 * optional fields that exclude each other.
 */
export function exampleOf(schema: AnySchema): unknown {
  const description = describe(schema);
  const whole = exampleFor('', description);
  if (!description.fields || isValid(schema, whole)) return whole;
  for (const [left, { optional }] of Object.entries(description.fields)) {
    const others = Object.entries(whole as object).filter(([name]) => name !== left);
    const example = Object.fromEntries(others);
    if (optional && isValid(schema, example)) return example;
  }
  return whole;
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
