/** Certificates, awards and licences as drawn seals, 400 × 400, on a clear ground. */
import { nameBlock } from './labels/name-block.ts';
import { line, lineWithin, widthOf } from './labels/type.ts';
import { motifs } from './motifs.ts';
import type { MotifName } from './motifs.ts';
import { plant } from './label.ts';
import { element, ellipse, num, path, picture, rect, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';
import { haldiDot } from './wall.ts';
import type { PlantName } from '../lib/content/plants.ts';

export const sealSize = 400;
const c = sealSize / 2;

export type Seal =
  | {
      kind: 'certificate';
      rim: 'ticks' | 'scallops' | 'dots' | 'rope';
      motif: MotifName;
      legend: string;
    }
  | { kind: 'award'; mat: string; motif: MotifName; title: string; year: string }
  | { kind: 'licence'; motif: MotifName; plant: PlantName; title: string; number: string };

export const sealScenes: Record<string, Seal> = {
  'certificates/organic-handling': {
    kind: 'certificate',
    rim: 'ticks',
    motif: 'storage',
    legend: 'ORGANIC HANDLING · KEPT APART · ',
  },
  'certificates/food-safety': {
    kind: 'certificate',
    rim: 'scallops',
    motif: 'bowl',
    legend: 'FOOD SAFETY · PACKING HOUSE NARODA · ',
  },
  'certificates/good-manufacturing': {
    kind: 'certificate',
    rim: 'dots',
    motif: 'mortar',
    legend: 'GOOD MANUFACTURING PRACTICE · HERBAL · ',
  },
  'certificates/no-animal-testing': {
    kind: 'certificate',
    rim: 'rope',
    motif: 'hare',
    legend: 'NOT TESTED ON ANIMALS · SKIN AND HAIR · ',
  },
  'awards/shopkeeper-2014': {
    kind: 'award',
    mat: '#E6DAC4',
    motif: 'shop',
    title: 'Shopkeeper of the year',
    year: '2014',
  },
  'awards/fair-purchase-2016': {
    kind: 'award',
    mat: '#DDDDC7',
    motif: 'scales',
    title: 'Fair purchase',
    year: '2016',
  },
  'awards/honest-label-2018': {
    kind: 'award',
    mat: '#E9DAB6',
    motif: 'label',
    title: 'The honest label',
    year: '2018',
  },
  'awards/women-makers-2020': {
    kind: 'award',
    mat: '#E8D7CB',
    motif: 'basket',
    title: 'Trade with women’s collectives',
    year: '2020',
  },
  'awards/packing-without-plastic-2022': {
    kind: 'award',
    mat: '#E3D6BC',
    motif: 'parcel',
    title: 'Parcels without plastic',
    year: '2022',
  },
  'awards/service-by-telephone-2024': {
    kind: 'award',
    mat: '#DCDACD',
    motif: 'telephone',
    title: 'Service by telephone',
    year: '2024',
  },
  'licences/food-business': {
    kind: 'licence',
    motif: 'bowl',
    plant: 'turmeric',
    title: 'Food business licence',
    number: '10724026000120',
  },
  'licences/packer-registration': {
    kind: 'licence',
    motif: 'scales',
    plant: 'tulsi',
    title: 'Registration of a packer',
    number: 'GJ-AHD-0417-26',
  },
  'licences/shop-registration': {
    kind: 'licence',
    motif: 'shop',
    plant: 'neem',
    title: 'Registration of a shop',
    number: 'AMC-NAV-20061',
  },
};

export function sealPicture(seal: Seal): string {
  switch (seal.kind) {
    case 'certificate':
      return picture(sealSize, sealSize, certificate(seal.rim, seal.motif, seal.legend));
    case 'award':
      return picture(sealSize, sealSize, award(seal));
    case 'licence':
      return picture(sealSize, sealSize, licence(seal));
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

function certificate(rim: string, name: MotifName, legend: string): string {
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
    motif(name, c, c - 6, 124, 3.8) +
    haldiDot(c, c + 80, 7)
  );
}

function award({ mat, motif: name, title, year }: Extract<Seal, { kind: 'award' }>): string {
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
    laurel(c, 160, 66) +
    motif(name, c, 154, 68, 3) +
    haldiDot(c, 227, 6) +
    nameBlock(
      title,
      { x: 92, y: 240, width: 216, height: 52 },
      {
        face: 'mitti-name',
        fill: house.leaf9,
        leading: 0.96,
        most: 0.52,
      },
    ) +
    line(year, c, 314, { face: 'mitti-text', size: 20, fill: house.clay, spacing: 0.16 })
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

function licence(paper: Extract<Seal, { kind: 'licence' }>): string {
  const said = { face: 'mitti-text', size: 12.5, fill: house.ink, anchor: 'start' } as const;
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
    motif(paper.motif, c, 82, 66, 3) +
    nameBlock(
      paper.title,
      { x: 98, y: 116, width: 204, height: 54 },
      {
        face: 'mitti-name',
        fill: house.leaf9,
        leading: 0.96,
        most: 0.5,
      },
    ) +
    line('is given to SOSE, Packing House,', 98, 190, said) +
    line('Naroda, under the number', 98, 208, said) +
    rect(98, 224, 204, 34, house.paper2) +
    lineWithin(paper.number, c, 248, 190, {
      face: 'aranya-text',
      size: 22,
      fill: house.ink,
      spacing: 0.08,
    }) +
    line('Valid for five years.', 98, 284, said) +
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
    plant(paper.plant, 265, 292, 46, { line: 2, colour: house.paper1, within: 46 })
  );
}
