import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, object, type Schema, ValidationError } from 'yup';

/* `[3].tags[0]` → `row 4, tags[0]`; `Herbs[3].typed` → `Herbs row 4, typed`. */
const describePath = (path = '') =>
  path
    .replaceAll('"', '')
    .replace(/\[(\d+)\]/, (_, index: string) => ` row ${Number(index) + 1}`)
    .replace('.', ', ')
    .trim();

const dataFile = (name: string) => join(import.meta.dirname, '..', `${name}.json`);
const parse = (name: string): unknown => JSON.parse(readFileSync(dataFile(name), 'utf8'));

/**
 * Reads `<name>.json` of `lib/backend`. Throws where it is not of the shape, with the file, the row
 * and the field.
 */
export function readData<T>(name: string, shape: Schema<T>): T {
  try {
    return shape.validateSync(parse(name), { strict: true });
  } catch (error) {
    // Not as the cause: a ValidationError holds all rows.
    const location = error instanceof ValidationError ? `${describePath(error.path)}: ` : '';
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${dataFile(name)}: ${location}${what}`);
  }
}

export const readRows = <T>(name: string, row: Schema<T>): T[] =>
  readData<T[]>(name, array(row.required()).required() as Schema<T[]>);

/** Reads a file of rows below headings, which are only for the reader of the file. */
export function readSections<T>(name: string, row: Schema<T>): T[] {
  const headings = Object.keys(parse(name) as object);
  const rows = array(row.required()).required() as Schema<T[]>;
  const shape = object(Object.fromEntries(headings.map((heading) => [heading, rows])));
  return Object.values(readData(name, shape) as Record<string, T[]>).flat();
}
