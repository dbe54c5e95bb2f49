import { isWebAddress } from './is-web-address.ts';
import { splitCell } from './list-cell.ts';
import type { Layout } from './read-titles.ts';
import { openedCell } from './safe-cell.ts';

/** Returns the different addresses in the column of pictures. */
export function pictureAddresses(
  lines: readonly (readonly string[])[],
  { columns }: Layout,
): string[] {
  const at = columns.find(({ column }) => column.key === 'images')?.at;
  if (at === undefined) return [];
  const texts = lines.flatMap((cells) => splitCell(openedCell(cells[at] ?? '')));
  return [...new Set(texts.filter(isWebAddress))];
}
