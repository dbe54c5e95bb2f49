import { joinCell, splitCell } from './list-cell.ts';
import { CellFault } from './cell-fault.ts';
import { nearestName } from './nearest-name.ts';
import { nameKey, type NameIndex, type NameIndexes } from './name-indexes.ts';

/** How a value stands in a cell, and how a cell is read; the latter throws `CellFault`. */
export interface CellKind<T> {
  write: (value: T, nameIndexes: NameIndexes) => string;
  read: (cell: string, nameIndexes: NameIndexes) => T;
}

interface TextRule {
  most: number;
  least?: number;
}

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A text; where `least` is given it must be there. */
export function textCell(what: string, { most, least = 0 }: TextRule): CellKind<string> {
  return {
    write: (value) => value,
    read: (cell) => {
      if (cell === '' && least > 0) throw new CellFault(`${what} is missing`);
      if (cell.length < least) throw new CellFault(`${what} must have at least ${least} letters`);
      if (cell.length > most) {
        throw new CellFault(`${what} has ${cell.length} letters; at most ${most} are possible`);
      }
      if (controls.test(cell)) {
        throw new CellFault(`${what} holds a sign that cannot be printed; please type it anew`);
      }
      return cell;
    },
  };
}

/** The same, where nothing is null. */
export function optionalCell<T>({ write, read }: CellKind<T>): CellKind<T | null> {
  return {
    write: (value, nameIndexes) => (value === null ? '' : write(value, nameIndexes)),
    read: (cell, nameIndexes) => (cell === '' ? null : read(cell, nameIndexes)),
  };
}

/** A text of one form. */
export function patternCell(what: string, pattern: RegExp, message: string): CellKind<string> {
  return {
    write: (value) => value,
    read: (cell) => {
      if (cell === '') throw new CellFault(`${what} is missing`);
      if (!pattern.test(cell)) throw new CellFault(`${what} must be ${message}`);
      return cell;
    },
  };
}

/* 1299.5 or, with the commas of India or of elsewhere, 1,29,900. */
const plain = /^-?\d+(\.\d+)?$/;
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

interface NumberRule {
  /** As many digits after the point, which the database keeps as a whole number. */
  decimals: number;
  /** What one is in the database. */
  scale: number;
  most: number;
  isZeroPossible: boolean;
  example: string;
}

/** A number, which is missing where nothing stands. */
export function numberCell(what: string, rule: NumberRule): CellKind<number> {
  const { decimals, scale, most, isZeroPossible, example } = rule;
  return {
    write: (value) => String(value / scale),
    read: (cell) => {
      const typed = cell
        .replace(/^(₹|rs\.?)\s*/i, '')
        .replace(/%$/, '')
        .trim();
      if (typed === '') throw new CellFault(`${what} is missing`);
      if (!plain.test(typed) && !grouped.test(typed)) {
        throw new CellFault(`${what} must be a number such as ${example}`);
      }
      const digits = typed.replaceAll(',', '');
      const value = Number(digits);
      if (value < 0) throw new CellFault(`${what} must not be below 0`);
      if (value === 0 && !isZeroPossible) throw new CellFault(`${what} must be above 0`);
      if (value > most) {
        throw new CellFault(`${what} must be at most ${most.toLocaleString('en-IN')}`);
      }
      if ((digits.split('.')[1] ?? '').replace(/0+$/, '').length > decimals) {
        throw new CellFault(
          decimals === 0
            ? `${what} must be a whole number`
            : `${what} must have at most ${decimals} digits after the point`,
        );
      }
      return scale === 1 ? value : Math.round(value * scale);
    },
  };
}

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

/** The name of something that is there already. */
export function nameCell(
  what: string,
  indexOf: (nameIndexes: NameIndexes) => NameIndex,
  hint = '',
): CellKind<number> {
  return {
    write: (id, nameIndexes) => indexOf(nameIndexes).nameOf.get(id) ?? '',
    read: (cell, nameIndexes) => {
      if (cell === '') throw new CellFault(`${what} is missing`);
      return findName(what.toLowerCase(), cell, indexOf(nameIndexes), hint);
    },
  };
}

function findName(what: string, name: string, index: NameIndex, hint: string): number {
  const id = index.byName.get(nameKey(name));
  if (id !== undefined) return id;
  const meant = nearestName(name, index.nameOf.values());
  throw new CellFault(
    `There is no ${what} “${name}”.${meant ? ` Did you mean “${meant}”?` : hint}`,
  );
}

/** Several texts, each of them read as `one` says. */
export function listCell<T>(what: string, most: number, one: CellKind<T>): CellKind<T[]> {
  return {
    write: (values, nameIndexes) => joinCell(values.map((value) => one.write(value, nameIndexes))),
    read: (cell, nameIndexes) => {
      const values = splitCell(cell).map((text) => one.read(text, nameIndexes));
      if (values.length > most) {
        throw new CellFault(`${what} holds ${values.length} entries; at most ${most} are possible`);
      }
      if (new Set(values).size < values.length) {
        throw new CellFault(`${what} names the same thing twice`);
      }
      return values;
    },
  };
}
