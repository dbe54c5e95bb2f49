import { nameBlock } from './name-block.ts';
import type { Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';
import type { Face } from './type.ts';

/** The words of a round lid: brand, name and quantity, all within the circle. */
export function roundTop(
  sheet: Sheet,
  look: { brandFace: Face; nameFace: Face; brand: string; ink: string; spacing?: number },
): string {
  const { width, height, words } = sheet;
  return (
    lineWithin(look.brand, width / 2, height * 0.36, width * 0.5, {
      face: look.brandFace,
      size: width * 0.075,
      fill: look.ink,
      spacing: look.spacing,
    }) +
    nameBlock(
      words.name,
      { x: width * 0.17, y: height * 0.4, width: width * 0.66, height: height * 0.28 },
      { face: look.nameFace, fill: look.ink, leading: 0.92, most: 0.7 },
    ) +
    lineWithin(words.quantity, width / 2, height * 0.765, width * 0.4, {
      face: look.nameFace,
      size: width * 0.07,
      fill: look.ink,
    }) +
    vegMark(width / 2, height * 0.835, width * 0.055, words.isVeg)
  );
}
