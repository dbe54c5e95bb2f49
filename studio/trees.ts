/** What grows on the land, on the given foot. */
import { bark, chance, land, shade } from './landscape.ts';
import { at, ellipse, num, path, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';

/** A tree with a broad crown, lit from the upper left. */
export function tree(x: number, foot: number, tall: number, tone: string = land.leaf): string {
  const blob = (dx: number, dy: number, r: number, fill: string) =>
    ellipse(dx * 100, -250 + dy * 100, r * 100, r * 88, fill);
  return at(
    x,
    foot,
    tall / 340,
    shade(96) +
      path(
        'M-13 0C-6 -70 -8 -130 -20 -200L-4 -194L2 -236L14 -194L34 -214C18 -150 14 -70 18 0Z',
        bark,
      ) +
      blob(0.26, 0.24, 0.66, darker(tone, 0.2)) +
      blob(-0.54, 0.16, 0.56, darker(tone, 0.05)) +
      blob(0.58, 0, 0.54, darker(tone, 0.12)) +
      blob(-0.06, -0.3, 0.68, tone) +
      blob(-0.26, -0.4, 0.4, lighter(tone, 0.16)),
  );
}

/** A slim tree, as they are planted along a way. */
export function slimTree(x: number, foot: number, tall: number, tone: string = land.leaf): string {
  return at(
    x,
    foot,
    tall / 340,
    shade(54) +
      stroke('M0 0V-150', bark, 13) +
      ellipse(6, -210, 62, 130, darker(tone, 0.16)) +
      ellipse(-4, -218, 54, 122, tone) +
      ellipse(-18, -246, 26, 70, lighter(tone, 0.16)),
  );
}

/** A low round shrub. */
export function shrub(x: number, foot: number, size: number, tone: string = land.leaf): string {
  return at(
    x,
    foot,
    size / 100,
    ellipse(24, -30, 46, 34, darker(tone, 0.14)) +
      ellipse(-20, -32, 44, 36, tone) +
      ellipse(-28, -42, 22, 18, lighter(tone, 0.16)),
  );
}

/** Reeds at the water's edge. */
export function reeds(x: number, foot: number, tall: number): string {
  const blades = Array.from({ length: 11 }, (_, index) => {
    const lean = (index - 5) * 9 + chance(index + x) * 8;
    const high = tall * (0.6 + chance(index * 7 + x) * 0.4);
    const from = (index - 5) * 6;
    return (
      stroke(
        `M${num(from)} 0Q${num(from + lean * 0.2)} ${num(-high * 0.6)} ${num(from + lean)} ${num(-high)}`,
        index % 2 ? darker(land.leaf, 0.2) : land.leaf,
        4,
      ) + (index % 4 === 1 ? ellipse(from + lean, -high, 5, 15, darker(house.wood, 0.28)) : '')
    );
  });
  return at(x, foot, 1, blades.join(''));
}
