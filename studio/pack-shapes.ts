import type { DrawnThing, View } from './drawn.ts';
import { pouch, sachet } from './flat-packs.ts';
import { bottle, candle, dropper, jar, pump, tin, tube } from './round-packs.ts';
import { box, carton, hamper, incense, soap } from './square-packs.ts';
import { at } from './svg.ts';
import { tonesByRoot } from './tones.ts';
import type { RootSlug, Tones } from './tones.ts';

const shapes = {
  jar,
  bottle,
  dropper,
  pump,
  tin,
  pouch,
  sachet,
  box,
  carton,
  soap,
  candle,
  incense,
  tube,
  hamper: (tones: Tones, view: View) => hamper(tones, view, hamperFilling(tones)),
};

export type PackName = keyof typeof shapes;

export const packNames = Object.keys(shapes) as PackName[];

/** What brings each shape to its true size beside the others. */
const sizes: Record<PackName, number> = {
  jar: 1.14,
  bottle: 1.06,
  dropper: 1.16,
  pump: 1.1,
  tin: 1.14,
  pouch: 1.08,
  sachet: 1.24,
  box: 1.2,
  carton: 1.1,
  soap: 1.26,
  candle: 1.2,
  incense: 1.1,
  tube: 1.06,
  hamper: 1.2,
};

export function drawPack(pack: PackName, tones: Tones, view: View): DrawnThing {
  const size = sizes[pack];
  const { svg, reach, height } = shapes[pack](tones, { ...view, line: view.line / size });
  return {
    svg: at(0, 0, size, svg),
    reach: reach * size,
    height: height * size,
  };
}

/** What looks over a basket's rim: things of its own cabinet and of one other. */
function hamperFilling(tones: Tones): string {
  const look: View = { turn: 0, line: 2.4 };
  const guest: RootSlug = tones.plant === 'turmeric' ? 'health-care' : 'food';
  return (
    at(-128, -96, 0.62, drawPack('bottle', tones, look).svg) +
    at(128, -84, 0.6, drawPack('carton', tones, look).svg) +
    at(0, -104, 0.54, drawPack('jar', tonesByRoot[guest], look).svg)
  );
}
