import { picture, rect } from '../svg.ts';
import { printed } from './chhoti-haat.ts';
import { hands } from './hands.ts';
import { lineWithin } from './type.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { smallPrint } from './small-print.ts';

export type Side = 'front' | 'back';

/** The label of one surface as SVG, in the hand of the brand. */
export function label(brand: string, sheet: Sheet, seen: Side = 'front'): string {
  const hand = hands[brand];
  if (!hand) throw new Error(`Nobody designs for ${brand}`);
  const draw = seen === 'back' && hasBack(sheet) ? back : content;
  return picture(sheet.width, sheet.height, draw(hand, sheet));
}

/** Of a flat tin the floor carries the small print; other lids, tags and low walls are the same from all sides. */
function hasBack({ surface, variant, width, height }: Sheet): boolean {
  if (surface === 'lid') return variant === 'flat';
  return ['front', 'side', 'wrap'].includes(surface) && height > width * 0.14;
}

/** What the law asks for on a plate of paper; beside it the wall of a box is bare. */
function back(hand: Hand, sheet: Sheet): string {
  const { surface, width, height, words } = sheet;
  const whole = { x: 0, y: 0, width, height };
  if (surface === 'side') return hand.field(sheet, whole);
  const box = backBox(sheet);
  const plate = slice(box, 0.05, 0.95, 0.03);
  const text = slice(plate, 0.2, 0.96, 0.06);
  const { face } = hand.print(sheet);
  const head = { face, size: unit(plate) * 8, fill: backInk };
  return (
    hand.field(sheet, box) +
    rect(plate.x, plate.y, plate.width, plate.height, backPaper) +
    lineWithin(words.name, middle(plate), plate.y + plate.height * 0.13, plate.width * 0.86, head) +
    smallPrint(text, words, { face, ink: backInk })
  );
}

function backBox(sheet: Sheet): Box {
  const { surface, width, height } = sheet;
  if (surface === 'lid') return slice({ x: 0, y: 0, width, height }, 0.14, 0.86, 0.16);
  if (surface !== 'wrap') return frontBox(sheet);
  return { x: width * 0.22, y: 0, width: width * 0.56, height };
}

const backPaper = '#FBF7EC';
const backInk = '#1F2A22';

/** In a hamper, a and b are jars, c is a card box. */
function isJar(surface: string): boolean {
  return surface === 'item-a' || surface === 'item-b';
}

function content(hand: Hand, sheet: Sheet): string {
  const { surface, variant, width, height } = sheet;
  const whole = { x: 0, y: 0, width, height };
  if (surface.startsWith('lid') && variant !== 'low' && variant !== 'wooden')
    return hand.lid(sheet);
  if (variant === 'folded' && surface === 'front') return printed(sheet);
  if (variant === 'low' && surface !== 'lid') return printed(sheet);
  if (surface === 'side') return side(hand, sheet, whole);
  if (surface.startsWith('wrap') || isJar(surface)) return around(hand, sheet);
  const box = frontBox(sheet);
  return hand.field(sheet, box) + hand.front(sheet, box);
}

/** Where words may stand on a flat front: clear of seals, zips, gussets, ribbons and rounded edges. */
function frontBox({ pack, variant, surface, width, height }: Sheet): Box {
  if (pack === 'pouch' && surface === 'front' && variant !== 'sack') {
    return { x: width * 0.08, y: height * 0.17, width: width * 0.84, height: height * 0.71 };
  }
  if (pack === 'tube') {
    return { x: width * 0.2, y: height * 0.1, width: width * 0.6, height: height * 0.84 };
  }
  if (surface === 'band') return { x: width * 0.1, y: 0, width: width * 0.8, height };
  if (pack === 'soap') {
    const inset = variant === 'band' ? 0.07 : 0.06;
    return {
      x: width * inset,
      y: height * 0.07,
      width: width * (1 - 2 * inset),
      height: height * 0.86,
    };
  }
  if (variant === 'low') return { x: width * 0.28, y: 0, width: width * 0.72, height };
  return { x: 0, y: 0, width, height };
}

/** A label that runs around a pack: the front in the middle, small print where it turns away. */
function around(hand: Hand, sheet: Sheet): string {
  const { surface, width, height } = sheet;
  const share = frontShare(sheet);
  if (height < width * 0.14) return strip(hand, sheet);
  const box = { x: (width * (1 - share)) / 2, y: 0, width: width * share, height };
  const turned = width * (surface.startsWith('item') ? 0.81 : 0.8);
  const small = {
    x: turned,
    y: height * 0.24,
    width: width * 0.975 - turned,
    height: height * 0.5,
  };
  return (
    hand.field(sheet, box) +
    hand.front(sheet, box) +
    smallPrint(small, sheet.words, hand.print(sheet))
  );
}

/** How much of the width is seen nearly square on. */
function frontShare({ pack, variant, surface }: Sheet): number {
  if (surface.startsWith('item')) return 0.52;
  if (variant === 'tube') return 0.54;
  if (pack === 'tin' || pack === 'candle') return variant === 'trio' ? 0.36 : 0.3;
  if (pack === 'dropper') return 0.5;
  if (pack === 'bottle' || pack === 'pump' || variant === 'tall') return 0.46;
  return pack === 'jar' ? 0.43 : 0.4;
}

/** The low wall of a flat tin: brand and name once around. */
function strip(hand: Hand, sheet: Sheet): string {
  const { width, height, words } = sheet;
  const box = { x: width * 0.3, y: 0, width: width * 0.4, height };
  const { ink, face } = hand.print(sheet);
  return (
    hand.field(
      { ...sheet, height: height * 4 },
      { x: 0, y: 0, width: height * 4, height: height * 4 },
    ) +
    lineWithin(`${words.brand}  ·  ${words.name}`, width / 2, height * 0.66, box.width, {
      face,
      size: height * 0.44,
      fill: ink,
    })
  );
}

function side(hand: Hand, sheet: Sheet, whole: Box): string {
  const { width, height } = sheet;
  const inset = width * 0.11;
  const small = { x: inset, y: height * 0.24, width: width - inset * 2, height: height * 0.5 };
  return hand.field(sheet, whole) + smallPrint(small, sheet.words, hand.print(sheet));
}
