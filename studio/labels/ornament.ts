import { element, num } from '../svg.ts';

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
}

/** The drawing moved to (x, y), turned by degrees and scaled. */
export function placed(x: number, y: number, content: string, turn = 0, scale = 1): string {
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale.toFixed(4)})`;
  return element('g', { transform }, content);
}

/** A leaf that grows upward from (0, 0). */
export function leafPath(length: number, width: number): string {
  const [w, l] = [num(width / 2), num(length)];
  return `M0 0C${num(-w * 1.35)} ${num(-l * 0.3)} ${num(-w)} ${num(-l * 0.75)} 0 ${-l}C${w} ${num(-l * 0.75)} ${num(w * 1.35)} ${num(-l * 0.3)} 0 0Z`;
}

export function circle(x: number, y: number, r: number, fill: string, opacity?: number): string {
  return element('circle', { cx: x, cy: y, r, fill, 'fill-opacity': opacity });
}

export function ringLine(x: number, y: number, r: number, colour: string, width: number): string {
  return element('circle', {
    cx: x,
    cy: y,
    r,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
  });
}

export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  look: { colour: string; line: number; radius?: number },
): string {
  return element('rect', {
    x,
    y,
    width,
    height,
    rx: look.radius,
    fill: 'none',
    stroke: look.colour,
    'stroke-width': look.line,
  });
}
