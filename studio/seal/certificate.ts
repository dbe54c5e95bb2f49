import { line, widthOf } from '../labels/type.ts';
import type { MotifName } from '../motifs.ts';
import { element, ellipse, num, stroke } from '../svg.ts';
import { house } from '../tones.ts';
import { haldiDot } from '../wall.ts';
import { drawMotif } from './draw-motif.ts';
import { centre as c } from './seal.ts';

export function certificate(rim: string, name: MotifName, legend: string): string {
  const edges: Record<string, () => string> = {
    ticks: () =>
      ring(190, 3) +
      stroke(
        around(
          72,
          (x, y) =>
            `M${num(c + 168 * x)} ${num(c + 168 * y)}L${num(c + 182 * x)} ${num(c + 182 * y)}`,
        ),
        house.leaf7,
        2.6,
      ),
    scallops: () =>
      stroke(
        around(28, (x, y) => {
          const turn = Math.PI / 14;
          const at = Math.atan2(y, x);
          const [x2, y2] = [Math.cos(at + turn), Math.sin(at + turn)];
          return `M${num(c + 176 * x)} ${num(c + 176 * y)}A20 20 0 0 1 ${num(c + 176 * x2)} ${num(c + 176 * y2)}`;
        }),
        house.leaf7,
        3,
      ),
    dots: () =>
      ring(190, 3) + around(44, (x, y) => ellipse(c + 174 * x, c + 174 * y, 3.6, 3.6, house.leaf7)),
    rope: () =>
      ring(190, 3) +
      ring(166, 3) +
      stroke(
        around(54, (x, y) => {
          const [x2, y2] = [
            x * Math.cos(0.1) - y * Math.sin(0.1),
            y * Math.cos(0.1) + x * Math.sin(0.1),
          ];
          return `M${num(c + 168 * x)} ${num(c + 168 * y)}L${num(c + 188 * x2)} ${num(c + 188 * y2)}`;
        }),
        house.leaf7,
        2.4,
      ),
  };
  return (
    ellipse(c, c, 192, 192, house.paper0) +
    (edges[rim]?.() ?? '') +
    ring(156, 2.4) +
    legendAround(legend, 128, 21) +
    ring(116, 1.6) +
    drawMotif(name, c, c - 6, 124, 3.8) +
    haldiDot(c, c + 80, 7)
  );
}

function ring(radius: number, width: number, colour: string = house.leaf7): string {
  return element('circle', {
    cx: c,
    cy: c,
    r: radius,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
  });
}

function around(count: number, draw: (cos: number, sin: number) => string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return draw(Math.cos(angle), Math.sin(angle));
  }).join('');
}

/** Letters that run around the circle, as many times as fit. */
function legendAround(text: string, radius: number, size: number): string {
  const type = { face: 'mitti-text', size, spacing: 0.1 } as const;
  const whole = 2 * Math.PI * radius;
  const stretch = whole / widthOf(text, type);
  let walked = 0;
  return [...text]
    .map((letter) => {
      const wide = widthOf(letter, type) * stretch;
      const turn = ((walked + wide / 2) / whole) * 360 - 90;
      walked += wide;
      return element(
        'g',
        { transform: `rotate(${num(turn)} ${c} ${c})` },
        line(letter, c, c - radius, { face: 'mitti-text', size, fill: house.leaf9 }),
      );
    })
    .join('');
}
