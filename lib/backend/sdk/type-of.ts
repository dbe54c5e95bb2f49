import type { Schema } from './openapi-document.ts';

/** Writes the TypeScript type of a JSON schema. */
export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.contentEncoding === 'binary') return 'Blob';
  const types = [schema.type ?? 'any value'].flat();
  return types.map((type) => typeNamed(type, schema)).join(' | ');
}

function typeNamed(type: string, schema: Schema): string {
  switch (type) {
    case 'object':
      return objectType(schema);
    case 'array':
      return `(${typeOf(schema.items ?? {})})[]`;
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    return `Record<string, ${additionalProperties ? typeOf(additionalProperties) : 'unknown'}>`;
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${JSON.stringify(name)}${mark}: ${typeOf(schema)};`;
  });
  return `{ ${fields.join(' ')} }`;
}
