import { ink, type Pen } from '../invoice/pdf/pen.ts';
import { code128 } from './code-128.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/* Quiet zone of Code 128 on each side, in modules. */
const quiet = 10;

/** Draws a text as Code 128, as wide as the box allows. */
export function drawBarcode(pen: Pen, text: string, { x, y, width, height }: Box): void {
  const modules = code128(text);
  const total = modules.reduce((sum, module) => sum + module, 0) + 2 * quiet;
  const unit = width / total;
  let left = x + quiet * unit;
  pen.decorate(() =>
    modules.forEach((module, place) => {
      // Bars and spaces alternate, beginning with a bar.
      if (place % 2 === 0) pen.doc.rect(left, y, module * unit, height).fill(ink.black);
      left += module * unit;
    }),
  );
}
