/* Several texts in one cell, parted by a bar; a bar of their own is written as \|. */

/** `A | B`, of texts without blanks at their ends. */
export const joinCell = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ');

/** The texts of such a cell, without blanks around them; what is empty is left out. */
export function splitCell(cell: string): string[] {
  const texts = [''];
  for (const [part] of cell.matchAll(/\\[\\|]|[^]/gu)) {
    if (part === '|') texts.push('');
    else texts.push((texts.pop() ?? '') + (part.length === 2 && part[0] === '\\' ? part[1] : part));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}
