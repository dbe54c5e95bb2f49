import { element, rect } from '../svg.ts';
import type { Box } from './sheet.ts';
import { broken, line } from './type.ts';
import type { Face } from './type.ts';
import type { LabelWords } from './words.ts';

/** The square with a dot that Indian law asks of food: green without, brown with meat or animal fat. */
export function vegMark(x: number, y: number, size: number, isVeg: boolean | null): string {
  if (isVeg === null) return '';
  const colour = isVeg ? '#1B7A3C' : '#7A3B1B';
  return (
    element('rect', {
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
      fill: '#ffffff',
      stroke: colour,
      'stroke-width': size * 0.11,
    }) + element('circle', { cx: x, cy: y, r: size * 0.26, fill: colour })
  );
}

/** Bars made from the SKU, on white as scanners want it. */
function barcode(box: Box, sku: string): string {
  const bits = [...`${sku}${sku}`].map((letter) =>
    letter.charCodeAt(0).toString(2).padStart(7, '0'),
  );
  const pattern = `101${bits.join('0')}101`;
  const quiet = box.width * 0.06;
  const step = (box.width - 2 * quiet) / pattern.length;
  const bars = [...pattern]
    .map((bit, index) =>
      bit === '1'
        ? rect(
            box.x + quiet + index * step,
            box.y + box.height * 0.1,
            step,
            box.height * 0.66,
            '#1c1c1c',
          )
        : '',
    )
    .join('');
  const digits = line(sku, box.x + box.width / 2, box.y + box.height * 0.94, {
    face: 'aranya-text',
    size: box.height * 0.15,
    fill: '#1c1c1c',
    spacing: 0.2,
  });
  return rect(box.x, box.y, box.width, box.height, '#ffffff') + bars + digits;
}

export interface PrintLook {
  face: Face;
  ink: string;
  /** Paper below the print, where the field has a pattern. */
  plate?: string;
}

/** Ingredients, maker and licence as large as the box allows, a barcode below them. */
export function smallPrint(box: Box, words: LabelWords, look: PrintLook): string {
  const text = { ...box, height: box.height * 0.74 };
  const rows = (size: number) =>
    words.facts.flatMap((fact) => [...broken(fact, text.width, { face: look.face, size }), '']);
  let size = Math.min(text.width / 13, text.height / 10);
  while (rows(size).length * size * 1.28 > text.height) size *= 0.94;
  const lines = rows(size)
    .map((row, index) =>
      row
        ? line(row, text.x, text.y + size + index * size * 1.28, {
            face: look.face,
            size,
            fill: look.ink,
            anchor: 'start',
          })
        : '',
    )
    .join('');
  const height = Math.min(box.height * 0.2, box.width * 0.4);
  const bars = {
    x: box.x,
    y: box.y + box.height - height,
    width: Math.min(box.width, height * 2),
    height,
  };
  const pad = box.width * 0.05;
  const plate = look.plate
    ? rect(box.x - pad, box.y - pad, box.width + pad * 2, box.height + pad * 2, look.plate)
    : '';
  return plate + lines + barcode(bars, words.sku);
}
