/* What a spreadsheet may take for a formula, behind any quotes that were put there before. */
const opensFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A text as it may stand in a spreadsheet: where it begins as a formula does, a single quote comes
 * before it. `openedCell` takes that away again, so that every text comes back as it was.
 */
export const safeCell = (text: string): string => (opensFormula.test(text) ? `'${text}` : text);

/** The text of a cell that `safeCell` may have written; any other cell is its own text. */
export const openedCell = (cell: string): string =>
  cell.startsWith("'") && opensFormula.test(cell) ? cell.slice(1) : cell;

/** Whether somebody wrote a formula there. */
export const isFormula = (cell: string): boolean => /^\s*[=＝]/u.test(cell);
