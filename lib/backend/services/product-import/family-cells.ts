import { maxComboItemQuantity, maxComboItems } from '../../../contract/family.ts';
import { minComboItems } from '../../../contract/staff-combo.ts';
import { CellFault, joinCell, splitCell } from './cells.ts';
import type { CellKind } from './cell-kinds.ts';

const longestFamilyName = 120;
const longestAxis = 30;
const longestValue = 60;

export function familyCell(): CellKind<string> {
  return {
    write: (name) => name,
    read: (cell) => {
      const name = cell.replace(/\s+/g, ' ');
      if (name.length === 1) throw new CellFault('Family must have at least 2 characters');
      if (name.length > longestFamilyName) {
        throw new CellFault(`Family must have at most ${longestFamilyName} characters`);
      }
      return name;
    },
  };
}

/** An option of a product, such as `Size: 250 g`. */
export interface Option {
  axis: string;
  value: string;
}

/** Splits an option cell; undefined for an empty one. */
export function splitOption(cell: string): Option | undefined {
  const at = cell.indexOf(':');
  return at === -1
    ? undefined
    : { axis: cell.slice(0, at).trim(), value: cell.slice(at + 1).trim() };
}

export function optionCell(title: string): CellKind<string> {
  return {
    write: (option) => option,
    read: (cell) => {
      if (cell === '') return '';
      const { axis, value } = splitOption(cell.replace(/\s+/g, ' ')) ?? { axis: '', value: '' };
      if (!axis || !value) {
        throw new CellFault(`${title} must be a name and a value, such as “Size: 250 g”`);
      }
      if (axis.length > longestAxis || axis.includes('|')) {
        throw new CellFault(`The name in ${title} must have at most ${longestAxis} characters`);
      }
      if (value.length > longestValue) {
        throw new CellFault(`The value in ${title} must have at most ${longestValue} characters`);
      }
      return `${axis}: ${value}`;
    },
  };
}

/** Splits `TU-1×2 | GH-1×1`, as `comboCell` reads it. */
export const splitCombo = (cell: string): { sku: string; quantity: number }[] =>
  splitCell(cell).map((item) => {
    const [, sku = item, quantity = '1'] =
      /^(.*?)\s*[×*]\s*(\d+)$/.exec(item) ?? /^(\S+)\s+x\s*(\d+)$/i.exec(item) ?? [];
    return { sku: sku.trim(), quantity: Number(quantity) };
  });

export function comboCell(): CellKind<string> {
  return {
    write: (items) => items,
    read: (cell) => {
      const items = splitCombo(cell);
      if (items.length === 0) return '';
      if (items.length < minComboItems || items.length > maxComboItems) {
        throw new CellFault(
          `Combo of must have ${minComboItems} to ${maxComboItems} SKUs separated by |, such as “TU-1×2 | GH-1×1”`,
        );
      }
      const wrong = items.find(({ quantity }) => quantity < 1 || quantity > maxComboItemQuantity);
      if (wrong) {
        throw new CellFault(
          `Combo of has ${wrong.quantity} × “${wrong.sku}”. Enter a quantity from 1 to ${maxComboItemQuantity}.`,
        );
      }
      if (new Set(items.map(({ sku }) => sku.toLowerCase())).size < items.length) {
        throw new CellFault('Combo of has the same SKU twice');
      }
      return joinCell(items.map(({ sku, quantity }) => `${sku}×${quantity}`));
    },
  };
}
