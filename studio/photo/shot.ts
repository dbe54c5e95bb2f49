import type { PackShape } from '../../lib/backend/db/demo/format.ts';
import type { PictureView } from '../../lib/backend/db/demo/product-pictures.ts';

/** What one photograph shows, told to Blender as JSON. Colours are sRGB, as `#rrggbb`. */
export interface Shot {
  sku: string;
  /**
   * front: as it stands on the shelf; angle: turned and seen from above; contents: what is inside, in a
   * bowl; back: turned around; size: beside a ruler.
   */
  view: PictureView;
  pack: PackShape;
  /** The silhouette, a key of `packs.json` below the pack: 'squat', 'tall', 'swing-top' … */
  variant: string;
  body: Finish;
  closure: Finish;
  contents: Contents;
  /** What the pack holds: its true size in the picture that measures it. Null: as the model is. */
  millilitres: number | null;
  /** The tint of the seamless ground; one for all goods of a first-level category. */
  ground: string;
  /** Label art by the surface's name (see `packs.json`): absolute paths of PNG files. */
  art: Record<string, string>;
  /** Hash number that turns and scatters small things; the same seed gives the same bytes. */
  seed: number;
}

export interface Finish {
  material:
    | 'clear-glass'
    | 'tinted-glass'
    | 'frosted-glass'
    | 'matt-plastic'
    | 'gloss-plastic'
    | 'metal'
    | 'painted-metal'
    | 'kraft'
    | 'card'
    | 'foil'
    | 'cloth'
    | 'clay'
    | 'wood'
    | 'cork'
    | 'leaf-plate'
    | 'bamboo';
  colour: string;
}

export type Contents =
  | { kind: 'none' }
  | { kind: 'powder' | 'coarse'; colours: string[] }
  /** `size` is the length of a grain in millimetres. */
  | {
      kind: 'round' | 'oval' | 'long' | 'flat' | 'kidney' | 'peanut' | 'quill' | 'flake';
      size: number;
      colours: string[];
    }
  | { kind: 'leaf'; size: number; colours: string[] }
  | { kind: 'liquid' | 'honey' | 'ghee' | 'paste' | 'cream'; colours: string[] }
  | { kind: 'tablet' | 'capsule'; size: number; colours: string[] }
  | { kind: 'block' | 'crystal'; size: number; colours: string[] };

/** The surfaces that carry print, by pack and variant: their art is drawn at this size in pixels. */
export type PackSurfaces = Partial<
  Record<PackShape, Record<string, Record<string, { width: number; height: number }>>>
>;
