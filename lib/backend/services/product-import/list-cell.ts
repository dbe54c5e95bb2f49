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
