import type { AnySchema, CustomSchemaMetadata } from 'yup';

export type JsonSchema = Record<string, unknown>;

/* The parts of yup's schema description that JSON schema supports. */
export interface Description {
  type?: string;
  nullable?: boolean;
  oneOf?: unknown[];
  optional?: boolean;
  meta?: CustomSchemaMetadata;
  fields?: Record<string, Description>;
  innerType?: Description | Description[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
}

const limits: Record<string, Partial<Record<string, string>>> = {
  number: { min: 'minimum', max: 'maximum' },
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};

export function toJsonSchema(description: Description): JsonSchema {
  const type = description.type ?? 'mixed';
  const schema: JsonSchema = {};
  if (type !== 'mixed') schema['type'] = description.nullable ? [type, 'null'] : type;
  const choices = description.oneOf?.filter((choice) => choice !== undefined);
  if (choices && choices.length > 0) {
    schema['enum'] = description.nullable && !choices.includes(null) ? [...choices, null] : choices;
  }
  for (const test of description.tests ?? []) {
    const bound = limits[type]?.[test.name ?? ''];
    if (bound) schema[bound] = test.params?.[test.name ?? ''];
    if (test.name === 'required' && type === 'string') schema['minLength'] ??= 1;
    if (test.name === 'mobile') schema['pattern'] = '^((\\+?91)?[6-9]\\d{9})?$';
    if (test.name === 'integer')
      schema['type'] = description.nullable ? ['integer', 'null'] : 'integer';
    if (test.name === 'matches' && test.params?.['regex'] instanceof RegExp) {
      schema['pattern'] = test.params['regex'].source;
    }
  }
  if (description.fields) {
    schema['properties'] = Object.fromEntries(
      Object.entries(description.fields).map(([name, field]) => [name, toJsonSchema(field)]),
    );
    const required = Object.entries(description.fields)
      .filter(([, field]) => field.optional === false)
      .map(([name]) => name);
    if (required.length > 0) schema['required'] = required;
  }
  if (description.meta?.anyOfRequired) {
    schema['anyOf'] = description.meta.anyOfRequired.map((name) => ({ required: [name] }));
  }
  if (description.innerType && !Array.isArray(description.innerType)) {
    schema['items'] = toJsonSchema(description.innerType);
  }
  return schema;
}

export const describe = (schema: AnySchema) => schema.describe() as Description;

export const describeSchema = (schema: AnySchema): JsonSchema => toJsonSchema(describe(schema));
