import type { Contents, Finish } from '../photo/shot.ts';

/** How one product differs from its brand's other goods. */
export interface Look {
  /** The colour that its label carries. */
  tint: string;
  contents: Contents;
  variant?: string;
  body?: Finish;
  closure?: Finish;
}

type Extra = Omit<Look, 'tint' | 'contents'>;
type Colours = string[];

const look =
  (contents: Contents) =>
  (tint: string, extra: Extra = {}): Look => ({ tint, contents, ...extra });

export const sealed = look({ kind: 'none' });
export const powder = (...colours: Colours) => look({ kind: 'powder', colours });
export const coarse = (...colours: Colours) => look({ kind: 'coarse', colours });
export const round = (size: number, ...colours: Colours) => look({ kind: 'round', size, colours });
export const oval = (size: number, ...colours: Colours) => look({ kind: 'oval', size, colours });
export const long = (size: number, ...colours: Colours) => look({ kind: 'long', size, colours });
export const flat = (size: number, ...colours: Colours) => look({ kind: 'flat', size, colours });
export const kidney = (size: number, ...colours: Colours) =>
  look({ kind: 'kidney', size, colours });
export const quill = (size: number, ...colours: Colours) => look({ kind: 'quill', size, colours });
export const flake = (size: number, ...colours: Colours) => look({ kind: 'flake', size, colours });
export const leaf = (size: number, ...colours: Colours) => look({ kind: 'leaf', size, colours });
export const liquid = (colour: string) => look({ kind: 'liquid', colours: [colour] });
export const honey = (colour: string) => look({ kind: 'honey', colours: [colour] });
export const ghee = (colour: string) => look({ kind: 'ghee', colours: [colour] });
export const paste = (...colours: Colours) => look({ kind: 'paste', colours });
export const cream = (colour: string) => look({ kind: 'cream', colours: [colour] });
export const tablet = (size: number, ...colours: Colours) =>
  look({ kind: 'tablet', size, colours });
export const capsule = (size: number, ...colours: Colours) =>
  look({ kind: 'capsule', size, colours });
export const block = (size: number, ...colours: Colours) => look({ kind: 'block', size, colours });
export const crystal = (size: number, ...colours: Colours) =>
  look({ kind: 'crystal', size, colours });

export const finish = (material: Finish['material'], colour: string): Finish => ({
  material,
  colour,
});
