import type { DrawnPack } from './drawn.ts';
import { ground, shadow } from './ground.ts';
import { drawPack } from './pack-shapes.ts';
import type { PackName } from './pack-shapes.ts';
import { at, picture } from './svg.ts';
import { tonesByRoot } from './tones.ts';
import type { RootSlug, Tones } from './tones.ts';

export const packshotSize = 800;
/** Every pack stands at 90 % of the square's height, or the shelf would break. */
const base = packshotSize * 0.9;

export const packshotViews = ['1', '2', '3'] as const;
export type PackshotView = (typeof packshotViews)[number];

/** The stand-in picture of a pack: 1 from the front, 2 turned and nearer, 3 its label close by. */
export function packshot(pack: PackName, root: RootSlug, view: PackshotView): string {
  const tones = tonesByRoot[root];
  const front = drawPack(pack, tones, { turn: 0, line: 2.4, plate: false });
  if (view === '1') return stood(front, 1, tones);
  if (view === '2') {
    const nearer = Math.min(1.22, 620 / front.height, 330 / front.reach);
    return stood(
      drawPack(pack, tones, { turn: 24, line: 2.4 / nearer, plate: false }),
      nearer,
      tones,
    );
  }
  const { x = 0, y, height, reach } = front.label;
  const close = Math.min(480 / height, 366 / reach);
  const { svg, reach: foot } = drawPack(pack, tones, { turn: 0, line: 2.1 / close, plate: true });
  const middle = packshotSize / 2;
  return square(
    tones,
    packshotSize * 0.94,
    at(middle - x * close, middle - y * close, close, shadow(foot) + svg),
  );
}

function stood({ svg, reach }: DrawnPack, scale: number, tones: Tones): string {
  return square(tones, base - 40, at(packshotSize / 2, base, scale, shadow(reach) + svg));
}

function square(tones: Tones, floor: number, content: string): string {
  const size = packshotSize;
  return picture(size, size, ground(size, size, tones.ground, floor) + content);
}
