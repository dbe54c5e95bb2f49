/** Certificates, awards and licences as drawn seals, 400 × 400, on a clear ground. */
import { motifs } from './motifs.ts';
import type { MotifName } from './motifs.ts';
import { plant } from './label.ts';
import { element, ellipse, num, path, picture, rect, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';
import { haldiDot } from './wall.ts';
import type { PlantName } from '../content/plants.ts';

export const sealSize = 400;
const c = sealSize / 2;

export type Seal =
  | { kind: 'certificate'; rim: 'ticks' | 'scallops' | 'dots' | 'rope'; motif: MotifName }
  | { kind: 'award'; mat: string; motif: MotifName }
  | { kind: 'licence'; motif: MotifName; plant: PlantName };

export const sealScenes: Record<string, Seal> = {
  'certificates/organic-handling': { kind: 'certificate', rim: 'ticks', motif: 'storage' },
  'certificates/food-safety': { kind: 'certificate', rim: 'scallops', motif: 'bowl' },
  'certificates/good-manufacturing': { kind: 'certificate', rim: 'dots', motif: 'mortar' },
  'certificates/no-animal-testing': { kind: 'certificate', rim: 'rope', motif: 'hare' },
  'awards/shopkeeper-2014': { kind: 'award', mat: '#E6DAC4', motif: 'shop' },
  'awards/fair-purchase-2016': { kind: 'award', mat: '#DDDDC7', motif: 'scales' },
  'awards/honest-label-2018': { kind: 'award', mat: '#E9DAB6', motif: 'label' },
  'awards/women-makers-2020': { kind: 'award', mat: '#E8D7CB', motif: 'basket' },
  'awards/packing-without-plastic-2022': { kind: 'award', mat: '#E3D6BC', motif: 'parcel' },
  'awards/service-by-telephone-2024': { kind: 'award', mat: '#DCDACD', motif: 'telephone' },
  'licences/food-business': { kind: 'licence', motif: 'bowl', plant: 'turmeric' },
  'licences/packer-registration': { kind: 'licence', motif: 'scales', plant: 'tulsi' },
  'licences/shop-registration': { kind: 'licence', motif: 'shop', plant: 'neem' },
};

export function sealPicture(seal: Seal): string {
  switch (seal.kind) {
    case 'certificate':
      return picture(sealSize, sealSize, certificate(seal.rim, seal.motif));
    case 'award':
      return picture(sealSize, sealSize, award(seal.mat, seal.motif));
    case 'licence':
      return picture(sealSize, sealSize, licence(seal.motif, seal.plant));
  }
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

function motif(name: MotifName, x: number, y: number, size: number, line: number): string {
  const scale = size / 100;
  return element(
    'g',
    { transform: `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(scale)})` },
    motifs[name].map((d) => stroke(d, house.leaf7, line / scale)).join(''),
  );
}

function certificate(rim: string, name: MotifName): string {
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
    ring(154, 2.4) +
    motif(name, c, c - 8, 158, 4) +
    stroke(`M${c - 66} ${c + 96}H${c - 18}M${c + 18} ${c + 96}H${c + 66}`, house.leaf7, 2.4) +
    haldiDot(c, c + 96, 7)
  );
}

function award(mat: string, name: MotifName): string {
  const wood = house.wood;
  return (
    rect(22, 14, 356, 372, darker(wood, 0.18)) +
    rect(28, 20, 344, 360, wood) +
    rect(28, 20, 344, 7, lighter(wood, 0.3)) +
    rect(46, 38, 308, 324, darker(wood, 0.3)) +
    rect(50, 42, 300, 316, mat) +
    rect(74, 66, 252, 268, house.paper0) +
    element('rect', {
      x: 82,
      y: 74,
      width: 236,
      height: 252,
      fill: 'none',
      stroke: house.clayRule,
      'stroke-width': 2,
    }) +
    laurel(c, 178, 82) +
    motif(name, c, 172, 82, 3.2) +
    haldiDot(c, 260, 8) +
    stroke(`M${c - 66} 292H${c + 66}M${c - 40} 306H${c + 40}`, house.rule, 3)
  );
}

/** Two twigs that rise from the foot of a circle. */
function laurel(x: number, y: number, radius: number): string {
  const twig = (side: 1 | -1) => {
    const spot = (t: number) =>
      `${num(x + side * radius * Math.sin(t))} ${num(y + radius * Math.cos(t))}`;
    const leaves = Array.from({ length: 8 }, (_, index) => {
      const t = 0.3 + index * 0.29;
      return [0.62, -0.5].map((away) => {
        const turn = (Math.atan2(-Math.sin(t), side * Math.cos(t)) + side * away) * (180 / Math.PI);
        return element(
          'g',
          { transform: `translate(${spot(t)}) rotate(${num(turn)})` },
          stroke('M0 0C5 -8 16 -9 24 0C16 8 5 7 0 0Z', house.leaf7, 2.2),
        );
      });
    });
    const r = num(radius);
    return (
      stroke(`M${spot(0.12)}A${r} ${r} 0 0 ${side > 0 ? 0 : 1} ${spot(2.4)}`, house.leaf7, 2.2) +
      leaves.flat().join('')
    );
  };
  return twig(-1) + twig(1);
}

function licence(name: MotifName, plantName: PlantName): string {
  const line = (y: number, from: number, to: number) =>
    stroke(`M${from} ${y}H${to}`, house.rule, 4);
  return (
    element(
      'g',
      { transform: 'rotate(2 200 200)' },
      rect(70, 22, 268, 360, darker(house.paper2, 0.1)),
    ) +
    rect(64, 18, 272, 362, house.paper0) +
    element('rect', {
      x: 76,
      y: 30,
      width: 248,
      height: 338,
      fill: 'none',
      stroke: house.leaf7,
      'stroke-width': 2.4,
    }) +
    element('rect', {
      x: 82,
      y: 36,
      width: 236,
      height: 326,
      fill: 'none',
      stroke: house.leaf7,
      'stroke-width': 1.2,
    }) +
    motif(name, c, 92, 78, 3.2) +
    [152, 172, 192].map((y, index) => line(y, 104, index === 2 ? 230 : 296)).join('') +
    Array.from({ length: 14 }, (_, index) =>
      element('rect', {
        x: 104 + index * 13.8,
        y: 214,
        width: 11,
        height: 20,
        fill: 'none',
        stroke: house.edgeLine,
        'stroke-width': 1.6,
      }),
    ).join('') +
    [258, 278].map((y) => line(y, 104, 210)).join('') +
    stroke(
      'M104 326C112 302 118 338 128 318C134 306 140 332 152 320C164 310 178 326 196 316',
      house.ink,
      2.6,
    ) +
    path(
      'M238 306L226 352L246 342L258 358L264 318ZM292 306L304 352L284 342L272 358L266 318Z',
      house.clay,
    ) +
    ellipse(265, 292, 42, 42, house.clay) +
    ellipse(265, 292, 34, 34, lighter(house.clay, 0.12)) +
    plant(plantName, 265, 292, 46, { line: 2, colour: house.paper1, within: 46 })
  );
}
