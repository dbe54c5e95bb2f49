/* Text that a spreadsheet may interpret as a formula, also after quotes that were added before. */
const opensFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;
/* A mobile number, or a change of stock: a number, and no formula. */
const signedNumber = /^[+-]\d+(?:\.\d+)?$/;

/**
 * Escapes a text of a CSV file against formula injection: adds a single quote if it begins like a
 * formula. Reversible with `openedCell`.
 */
export const safeCell = (text: string): string =>
  opensFormula.test(text) && !signedNumber.test(text) ? `'${text}` : text;

/** Reverts `safeCell`; other cells are returned unchanged. */
export const openedCell = (cell: string): string =>
  cell.startsWith("'") && opensFormula.test(cell) ? cell.slice(1) : cell;

/** Returns whether the cell contains a formula. */
export const isFormula = (cell: string): boolean => /^\s*[=＝]/u.test(cell);
