import * as counter from './counter-props.ts';
import * as craft from './craft-props.ts';
import type { DrawnThing } from './drawn.ts';
import { pouchBack } from './flat-packs.ts';
import * as home from './house-props.ts';
import * as kitchen from './kitchen-props.ts';
import { jarBack } from './round-packs.ts';
import { at } from './svg.ts';
import type { Tones } from './tones.ts';

type Draw = (tones: Tones, line: number) => DrawnThing;

const props = {
  heap: kitchen.heap,
  leaves: kitchen.leaves,
  sweets: kitchen.sweets,
  bowl: kitchen.bowl,
  fruitBowl: kitchen.fruitBowl,
  mortar: kitchen.mortar,
  cup: kitchen.cup,
  tumbler: kitchen.tumbler,
  churn: craft.churn,
  press: craft.press,
  groundnuts: craft.groundnuts,
  soapnutBag: craft.soapnutBag,
  comb: craft.comb,
  spiceBox: craft.spiceBox,
  potted: counter.potted,
  scales: counter.scales,
  lens: counter.lens,
  computer: counter.computer,
  tastingGlass: counter.tastingGlass,
  lota: home.lota,
  lamp: home.lamp,
  books: home.books,
  cloths: home.cloths,
  parcel: home.parcel,
  giftBox: home.giftBox,
  openTin: counter.openTin,
  telephone: counter.telephone,
  jarBack: (tones: Tones, line: number) => jarBack(tones, { turn: 0, line }),
  pouchBack: (tones: Tones, line: number) => pouchBack(tones, { turn: 0, line }),
} satisfies Record<string, Draw>;

export type PropName = keyof typeof props;

/** What brings a prop to its true size beside the packs; 1.2 where nothing else is said. */
const sizes: Partial<Record<PropName, number>> = {
  openTin: 1,
  giftBox: 1.3,
  churn: 1.1,
  press: 1.3,
  spiceBox: 1,
  computer: 1.3,
  potted: 1.1,
  cloths: 1.35,
  bowl: 1.3,
  heap: 1.15,
  jarBack: 1.14,
  pouchBack: 1.08,
};

export function drawProp(name: PropName, tones: Tones, line: number): DrawnThing {
  const size = sizes[name] ?? 1.2;
  const draw: Draw = props[name];
  const { svg, reach, height } = draw(tones, line / size);
  return { svg: at(0, 0, size, svg), reach: reach * size, height: height * size };
}
