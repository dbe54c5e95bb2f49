import { mixed } from '../tones.ts';

/** Relative luminance as the contrast formula has it. */
function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(first: string, second: string): number {
  const [bright = 0, dark = 0] = [light(first), light(second)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** Whichever of the two inks reads better on the ground. */
export function inkOn(ground: string, dark: string, pale: string): string {
  return contrast(ground, dark) >= contrast(ground, pale) ? dark : pale;
}

/** The colour, darkened until text in it can be read on the paper. */
export function readable(colour: string, paper: string, least = 4.5): string {
  let ink = colour;
  for (let share = 0.1; contrast(ink, paper) < least && share < 1; share += 0.1) {
    ink = mixed(colour, '#120c06', share);
  }
  return ink;
}
