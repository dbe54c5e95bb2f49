import { parseAmount } from '../../../contract/money.ts';
import { joinCell, splitCell, CellFault } from './cells.ts';
import { checkByRule, type CellRule } from './check-by-rule.ts';
import {
  nearestName,
  nameKey,
  type CellContext,
  type NameIndex,
  type NameIndexes,
} from './name-indexes.ts';
import { existingNames } from './new-names.ts';

/** Formats a value as a cell and parses a cell; `read` throws `CellFault`. */
export interface CellKind<T> {
  write: (value: T, nameIndexes: NameIndexes) => string;
  read: (cell: string, context: CellContext) => T;
}

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A text; `isNeeded` refuses an empty cell. */
export function textCell(what: string, rule: CellRule, isNeeded = false): CellKind<string> {
  return {
    write: (value) => value,
    read: (cell) => {
      if (cell === '' && isNeeded) throw new CellFault(`${what} is missing`);
      const text = String(checkByRule(what, rule, cell));
      if (controls.test(text)) {
        throw new CellFault(`${what} has a character that can’t be printed. Enter the text again.`);
      }
      return text;
    },
  };
}

/** Wraps a cell kind; an empty cell is null. */
export function optionalCell<T>({ write, read }: CellKind<T>): CellKind<T | null> {
  return {
    write: (value, nameIndexes) => (value === null ? '' : write(value, nameIndexes)),
    read: (cell, context) => (cell === '' ? null : read(cell, context)),
  };
}

interface NumberFormat {
  /** Shown where the cell is no number. */
  example: string;
  toStored?: (typed: number) => number;
  toShown?: (stored: number) => number;
}

/** Required number. */
export function numberCell(what: string, rule: CellRule, format: NumberFormat): CellKind<number> {
  const { example, toStored = same, toShown = same } = format;
  return {
    write: (value) => String(toShown(value)),
    read: (cell) => {
      if (cell === '') throw new CellFault(`${what} is missing`);
      const value = parseAmount(cell.replace(/\s*%$/, ''));
      if (Number.isNaN(value)) throw new CellFault(`${what} must be a number such as ${example}`);
      checkByRule(what, rule, value);
      return toStored(value);
    },
  };
}

const same = (value: number) => value;

const yes = new Set(['yes', 'y', 'true', '1']);
const no = new Set(['no', 'n', 'false', '0']);

export function yesNoCell(what: string): CellKind<boolean> {
  return {
    write: (value) => (value ? 'yes' : 'no'),
    read: (cell) => {
      const word = cell.toLowerCase();
      if (yes.has(word)) return true;
      if (no.has(word)) return false;
      throw new CellFault(cell === '' ? `${what} is missing` : `${what} must be yes or no`);
    },
  };
}

/**
 * Name of a record; the value is its id. An unknown name is an error, unless `create` gives it a
 * provisional id.
 */
export function nameCell(
  what: string,
  indexOf: (nameIndexes: NameIndexes) => NameIndex,
  create?: (name: string, context: CellContext) => number,
): CellKind<number> {
  return {
    write: (id, nameIndexes) => indexOf(nameIndexes).namesById.get(id) ?? '',
    read: (cell, context) => {
      if (cell === '') throw new CellFault(`${what} is missing`);
      const { byName, namesById } = indexOf(context);
      const id = byName.get(nameKey(cell));
      if (id !== undefined) return id;
      const meant = nearestName(cell, existingNames(namesById));
      if (create && !meant) return create(cell, context);
      throw new CellFault(
        `There is no ${what.toLowerCase()} “${cell}”.${meant ? ` Did you mean “${meant}”?` : ''}`,
      );
    },
  };
}

/** Several values, each of them read as `one` says; `entry` is what messages call one of them. */
export function listCell<T>(
  what: string,
  rule: CellRule,
  one: CellKind<T>,
  entry = what,
): CellKind<T[]> {
  return {
    write: (values, nameIndexes) => joinCell(values.map((value) => one.write(value, nameIndexes))),
    read: (cell, context) => {
      const values = splitCell(cell).map((text) => one.read(text, context));
      if (new Set(values).size < values.length) {
        throw new CellFault(`${what} has the same entry twice`);
      }
      checkByRule(what, rule, values, entry);
      return values;
    },
  };
}
