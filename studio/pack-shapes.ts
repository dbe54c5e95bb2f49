import type { DrawnThing, View } from './drawn.ts';
import { pouch } from './flat-packs.ts';
import { bottle, dropper, jar, pump, tin } from './round-packs.ts';
import { box, carton } from './square-packs.ts';
import { at } from './svg.ts';
import type { Tones } from './tones.ts';

/** What shop windows show. */
const shapes = { jar, bottle, dropper, pump, tin, pouch, box, carton };

export type PackName = keyof typeof shapes;

/** What brings each shape to its true size beside the others. */
const sizes: Record<PackName, number> = {
  jar: 1.14,
  bottle: 1.06,
  dropper: 1.16,
  pump: 1.1,
  tin: 1.14,
  pouch: 1.08,
  box: 1.2,
  carton: 1.1,
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
