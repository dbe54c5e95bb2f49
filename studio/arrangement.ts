import type { PlantName } from '../lib/content/plants.ts';
import type { DrawnThing } from './drawn.ts';
import { ground, shadow } from './ground.ts';
import { plant } from './label.ts';
import { drawPack, packNames } from './pack-shapes.ts';
import type { PackName } from './pack-shapes.ts';
import { drawProp } from './props.ts';
import type { PropName } from './props.ts';
import { at, picture, rect } from './svg.ts';
import { lighter, tonesByRoot } from './tones.ts';
import type { RootSlug, Tones } from './tones.ts';
import { arch, garland, haldiDot, plinth, shelfEdge } from './wall.ts';

/** One thing on the ground. Sizes are shares of the picture's height, `x` one of its width. */
export interface Placed {
  thing: PackName | PropName;
  /** The cabinet whose colours it wears; the picture's own where none is given. */
  root?: RootSlug;
  /** Single colours that differ from the cabinet's. */
  tones?: Partial<Tones>;
  x: number;
  /** Against its true size. */
  size?: number;
  /** Height of the stand below it. */
  raise?: number;
  turn?: number;
  /** How far it stands in front of the others. */
  forward?: number;
}

export interface Plate {
  plant: PlantName;
  x: number;
  /** The middle of the plant. */
  y: number;
  tall: number;
}

export type Wall =
  | { kind: 'arch'; x: number; wide: number; tall: number }
  | { kind: 'dot'; x: number; y: number; radius: number }
  | { kind: 'garland'; from: number; to: number; y: number; depth: number };

export interface Arrangement {
  root: RootSlug;
  /** Flat shapes on the wall, the furthest first. */
  wall?: Wall[];
  plates?: Plate[];
  /** Whether the things stand on the house's shelf instead of the bare ground. */
  shelf?: boolean;
  /** Size of all things; 1 gives a jar a little over half the picture's height. */
  size?: number;
  /** The furthest first. */
  things: Placed[];
}

/** A still life of packs, plants and props. */
export function still(width: number, height: number, scene: Arrangement): string {
  const tones = tonesByRoot[scene.root];
  const foot = height * (scene.shelf ? 0.86 : 0.89);
  const line = Math.max(1.6, height / 300);
  const walls = (scene.wall ?? []).map((shape) => onWall(shape, width, height, foot, tones.ground));
  const plates = (scene.plates ?? []).map(({ plant: name, x, y, tall }) =>
    plant(name, x * width, y * height, tall * height, { line, plate: true }),
  );
  const things = scene.things.map((thing) => stand(thing, scene, { width, height, foot, line }));
  const board = scene.shelf
    ? rect(0, foot, width, height - foot, lighter(tones.ground, 0.2)) +
      shelfEdge(0, foot, width, height * 0.03)
    : '';
  return picture(
    width,
    height,
    ground(width, height, tones.ground, foot - height * 0.04) +
      walls.join('') +
      plates.join('') +
      board +
      things.join(''),
  );
}

interface Frame {
  width: number;
  height: number;
  foot: number;
  line: number;
}

function stand(placed: Placed, scene: Arrangement, frame: Frame): string {
  const { width, height, foot, line } = frame;
  const scale = ((scene.size ?? 1) * (placed.size ?? 1) * height) / 800;
  const drawn = drawThing(placed, scene.root, line / scale);
  const x = placed.x * width;
  const y = foot + (placed.forward ?? 0) * height;
  const raise = (placed.raise ?? 0) * height;
  if (raise === 0) return at(x, y, scale, shadow(drawn.reach) + drawn.svg);
  const broad = drawn.reach * scale * 1.28 + height * 0.04;
  return (
    at(x, y, 1, shadow(broad) + plinth(broad, raise, tonesByRoot[scene.root].ground)) +
    at(x, y - raise - broad * 0.07, scale, shadow(drawn.reach * 0.86) + drawn.svg)
  );
}

/** A pack or prop in the colours of its cabinet. */
export function drawThing(
  { thing, root, tones, turn }: Omit<Placed, 'x'>,
  home: RootSlug,
  line: number,
): DrawnThing {
  const colours = { ...tonesByRoot[root ?? home], ...tones };
  if (isPack(thing)) return drawPack(thing, colours, { turn: turn ?? 0, line });
  return drawProp(thing, colours, line);
}

function isPack(thing: PackName | PropName): thing is PackName {
  return (packNames as readonly string[]).includes(thing);
}

function onWall(shape: Wall, width: number, height: number, foot: number, tone: string): string {
  switch (shape.kind) {
    case 'arch':
      return arch(
        shape.x * width,
        foot,
        shape.wide * height,
        shape.tall * height,
        lighter(tone, 0.5),
      );
    case 'dot':
      return haldiDot(shape.x * width, shape.y * height, shape.radius * height);
    case 'garland':
      return garland(
        shape.from * width,
        shape.to * width,
        shape.y * height,
        shape.depth * height,
        height * 0.026,
      );
  }
}
