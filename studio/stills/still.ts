import type { Contents, Shot } from '../photo/shot.ts';

interface Placement {
  /** Degrees; packs have a turn of their own. */
  turn?: number;
  /** Moves it towards the wall, in units of ten centimetres. */
  y?: number;
  /** Height of the plinth below it; small packs of the row get one by themselves. */
  rise?: number;
  /** Place of a small thing before the row, as a share of the row's width. */
  x?: number;
}

/** The contents of a prop are its own, or those of the product that `of` names. */
interface Filled {
  of?: string;
  contents?: Contents;
}

type Prop =
  | ({ kind: 'bowl' | 'heap' | 'portion'; radius: number } & Filled)
  | ({ kind: 'spoon'; length: number } & Filled)
  | ({ kind: 'mortar' } & Filled)
  | { kind: 'sprig'; length: number; colour?: string }
  | { kind: 'pot'; length: number; colour: string; stems?: number; pairs?: number }
  | { kind: 'tumbler'; colour: string; radius?: number; height?: number }
  | { kind: 'cup'; colour: string }
  | { kind: 'marigold'; radius: number; colour?: string }
  | { kind: 'towels'; colours: string[] }
  | { kind: 'parcel'; wide?: number; deep?: number; height?: number }
  | { kind: 'diya' | 'turmeric' | 'churn' | 'lota' | 'comb' | 'lens' };

/** A pack, with other contents or its back if asked, or a prop. */
export type Thing = Placement &
  ({ sku: string; contents?: Contents; side?: 'back'; shot?: Shot } | Prop);

/** How a still life fills its picture, in shares of the picture's height and width. */
export interface Frame {
  height: number;
  width: number;
  /** Where the foremost thing ends, from above. */
  base: number;
  /** Where the middle of the row stands, from the left. */
  middle: number;
  /** Degrees from which the camera looks down. */
  elevation?: number;
}

export interface Still {
  ground: string;
  /** Colour of the table of wood that everything stands on; without it the ground is seamless. */
  table?: string;
  /** From left to right. */
  row: Thing[];
  /** Small things before the row. */
  front: Thing[];
}

export interface FramedStill extends Still {
  size: [width: number, height: number];
  frame: Frame;
}
