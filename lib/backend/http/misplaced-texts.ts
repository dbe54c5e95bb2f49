import { ArraySchema, ObjectSchema, StringSchema } from 'yup';

const isFilled = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Where a list or an object stands in the place of a text, as paths such as `items[0].note`. yup
 * would try to trim it, and throw what is no validation error.
 */
export function misplacedTexts(schema: unknown, value: unknown, path = ''): string[] {
  if (!isFilled(value)) return [];
  if (schema instanceof StringSchema) return [path || 'body'];
  if (schema instanceof ArraySchema && Array.isArray(value)) {
    const { innerType } = schema;
    return value.flatMap((member, place) => misplacedTexts(innerType, member, `${path}[${place}]`));
  }
  if (schema instanceof ObjectSchema && !Array.isArray(value)) {
    const members = new Map(Object.entries(value));
    return Object.entries(schema.fields).flatMap(([name, field]) =>
      misplacedTexts(field, members.get(name), path ? `${path}.${name}` : name),
    );
  }
  return [];
}
