import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, type Schema, ValidationError } from 'yup';

/* `[3].tags[0]` → `row 4, tags[0]`. */
const placeOf = (path = '') =>
  path.replace(/^\[(\d+)\]/, (_, index: string) => `row ${Number(index) + 1}`).replace('.', ', ');

/**
 * Reads `data/<name>.json`. Throws where it is not of the shape, with the file, the row and the
 * field.
 */
export function readData<T>(name: string, shape: Schema<T>): T {
  const file = join(import.meta.dirname, 'data', `${name}.json`);
  const text = readFileSync(file, 'utf8');
  try {
    return shape.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    // Not as the cause: a ValidationError holds all rows.
    const place = error instanceof ValidationError ? `${placeOf(error.path)}: ` : '';
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${place}${what}`);
  }
}

/** Reads a file of rows. */
export const readRows = <T>(name: string, row: Schema<T>): T[] =>
  readData<T[]>(name, array(row.required()).required() as Schema<T[]>);
