import { motifs } from '../motifs.ts';
import type { MotifName } from '../motifs.ts';
import { element, num, stroke } from '../svg.ts';
import { house } from '../tones.ts';

export function drawMotif(
  name: MotifName,
  x: number,
  y: number,
  size: number,
  line: number,
): string {
  const scale = size / 100;
  return element(
    'g',
    { transform: `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(scale)})` },
    motifs[name].map((d) => stroke(d, house.leaf7, line / scale)).join(''),
  );
}
