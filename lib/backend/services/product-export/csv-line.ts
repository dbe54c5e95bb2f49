import { safeCell } from '../product-import/safe-cell.ts';

/** A line of a CSV file, its end included; no cell can be taken for a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(safeCell(cell))).join(',')}\r\n`;

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
