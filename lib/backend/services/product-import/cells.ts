/** Error of one cell; the message is a sentence that names the column. */
export class CellFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CellFault';
  }
}

/* The errors of Excel, Google Sheets and LibreOffice, and a column that is too narrow. */
const error =
  /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ERROR!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|UNKNOWN!|EXTERNAL!|PYTHON!|GETTING_DATA)|Err:\d{3}|#{3,})$/i;
/* As `readXlsx` writes a date or a time. */
const date = /(?:\d{4}-\d{2}-\d{2}|\d{2}:\d{2}) \(date\)$/;
const shortened = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** Artefacts of spreadsheets instead of a value, such as `#REF!`; undefined if the cell is fine. */
export function findCellDamage(title: string, text: string): string | undefined {
  if (error.test(text)) {
    return `${title} has “${text}”, a formula error. Enter the value.`;
  }
  if (shortened.test(text)) {
    return `${title} has “${text}”: the spreadsheet lost digits. Format the column as text and enter the number again.`;
  }
  if (date.test(text)) {
    return `${title} has “${text}”: Excel turned this into a date. Format the column as text and enter the value again.`;
  }
  return undefined;
}

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

/** Returns whether a spreadsheet would run the cell as a formula. */
export const isFormula = (cell: string): boolean => /^\s*[=＝]/u.test(cell);

/* Several texts in one cell, separated by `|`; a literal bar is escaped as `\|`. */

/** Joins texts as `A | B`; texts must not begin or end with spaces. */
export const joinCell = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ');

/** Splits such a cell into trimmed texts; drops empty ones. */
export function splitCell(cell: string): string[] {
  const texts = [''];
  for (const [part] of cell.matchAll(/\\[\\|]|[^]/gu)) {
    if (part === '|') texts.push('');
    else texts.push((texts.pop() ?? '') + (part.length === 2 && part[0] === '\\' ? part[1] : part));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Lookup key of a title: that of `GST %` and `gst_%` is `gst`, that of `MRP (Rs.)` is `mrp`. */
export const titleKey = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[\s(]+(?:in\s+)?(?:rs|inr|rupees)\b/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
