import type { Box } from './sheet.ts';
import { capitalOf, line, widthOf } from './type.ts';
import type { Type } from './type.ts';

export interface NameLook extends Omit<Type, 'size'> {
  /** Distance of the lines in parts of the size. */
  leading?: number;
  /** The largest size, in parts of the box's height. */
  most?: number;
  /** Where the block stands in the box: 0 top, 0.5 middle, 1 bottom. */
  hang?: number;
}

export interface SetName {
  lines: string[];
  size: number;
}

/** All ways to break the words into lines. */
function breaks(words: string[]): string[][] {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  if (rest.length === 0) return [[first]];
  return breaks(rest).flatMap((lines) => [
    [first, ...lines],
    [`${first} ${lines[0]}`, ...lines.slice(1)],
  ]);
}

/** The lines in which the name grows largest within the box, the most even ones of those. */
export function setName(name: string, box: Box, look: NameLook): SetName {
  const leading = look.leading ?? 1;
  const capital = capitalOf(look.face);
  const sizeOf = (lines: string[]) =>
    Math.min(
      ...lines.map((text) => box.width / widthOf(text, { ...look, size: 1 })),
      box.height / (capital + (lines.length - 1) * leading + 0.22),
      box.height * (look.most ?? 1),
    );
  const raggedness = (lines: string[]) => {
    const widths = lines.map((text) => widthOf(text, { ...look, size: 1 }));
    return Math.max(...widths) - Math.min(...widths);
  };
  const settings = breaks(name.split(' ')).map((lines) => ({ lines, size: sizeOf(lines) }));
  const largest = Math.max(...settings.map(({ size }) => size));
  return settings
    .filter(({ size }) => size >= largest * 0.97)
    .reduce((best, next) => (raggedness(next.lines) < raggedness(best.lines) ? next : best));
}

/** The name as large as the box allows. */
export function nameBlock(name: string, box: Box, look: NameLook): string {
  const { lines, size } = setName(name, box, look);
  const step = size * (look.leading ?? 1);
  const capital = capitalOf(look.face) * size;
  const used = capital + (lines.length - 1) * step + size * 0.2;
  const x =
    look.anchor === 'start'
      ? box.x
      : look.anchor === 'end'
        ? box.x + box.width
        : box.x + box.width / 2;
  const first = box.y + (box.height - used) * (look.hang ?? 0.5) + capital;
  return lines
    .map((text, index) => line(text, x, first + index * step, { ...look, size }))
    .join('');
}
