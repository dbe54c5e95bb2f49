import { plant } from './label.ts';
import { drawPack } from './pack-shapes.ts';
import type { PackName } from './pack-shapes.ts';
import { streetSide } from './street.ts';
import type { StreetSide } from './street.ts';
import { at, element, ellipse, num, path, picture, rect, stroke } from './svg.ts';
import { darker, house, lighter, tonesByRoot } from './tones.ts';
import type { RootSlug } from './tones.ts';
import { haldiDot, shelfEdge } from './wall.ts';

/** What tells one of the shops from the next. */
export interface StoreFront {
  /** Lime wash of the wall. */
  wash: string;
  awning: string | null;
  /** Shape of the openings' heads. */
  heads: 'flat' | 'arched' | 'pointed';
  /** Where the door stands among the three bays. */
  door: 0 | 1 | 2;
  upper: 'windows' | 'balcony' | 'parapet' | 'screen';
  left: StreetSide;
  right: StreetSide;
}

const width = 1200;
const height = 675;
const street = 596;
const wallLeft = 210;
const wallRight = 990;
const bay = 236;

export function storeFront(front: StoreFront): string {
  const bays = [0, 1, 2].map((index) => {
    const x = 600 + (index - 1) * (bay + 12);
    return index === front.door ? door(x, front) : shopWindow(x, front, index);
  });
  return picture(
    width,
    height,
    sky(front.wash) +
      streetSide(front.left, 112, street) +
      streetSide(front.right, 1094, street) +
      building(front) +
      bays.join('') +
      sign() +
      (front.awning ? awning(front.awning) : '') +
      pavement(),
  );
}

function sky(wash: string): string {
  const tone = lighter(wash, 0.55);
  return rect(0, 0, width, height, tone) + rect(0, 430, width, 200, lighter(tone, 0.3));
}

function pavement(): string {
  const slabs = Array.from(
    { length: 9 },
    (_, index) => `M${80 + index * 140} ${street + 16}l-26 63`,
  );
  return (
    rect(0, street, width, 16, darker(house.shelf, 0.08)) +
    rect(0, street + 16, width, height - street - 16, house.shelf) +
    stroke(slabs.join(''), house.shelfLine, 2, 0.6)
  );
}

function building({ wash, upper }: StoreFront): string {
  const body =
    rect(wallLeft, 96, wallRight - wallLeft, street - 96, wash) +
    rect(wallRight - 60, 96, 60, street - 96, darker(wash, 0.06)) +
    rect(wallLeft - 14, 236, wallRight - wallLeft + 28, 14, darker(wash, 0.14)) +
    rect(wallLeft, 560, wallRight - wallLeft, street - 560, darker(wash, 0.18));
  return body + storey(upper, wash);
}

function storey(upper: StoreFront['upper'], wash: string): string {
  const trim = darker(wash, 0.14);
  const cornice = rect(wallLeft - 18, 80, wallRight - wallLeft + 36, 18, trim);
  const xs = [330, 510, 690, 870];
  switch (upper) {
    case 'windows':
      return cornice + xs.map((x) => shutters(x, 122, 84, 104)).join('');
    case 'balcony': {
      const rails = Array.from({ length: 29 }, (_, index) => `M${404 + index * 14} 196V236`);
      return (
        cornice +
        [330, 870].map((x) => shutters(x, 128, 74, 92)).join('') +
        [520, 680].map((x) => shutters(x, 116, 90, 120)).join('') +
        rect(388, 232, 424, 10, house.leaf9) +
        rect(392, 190, 416, 7, house.leaf9) +
        stroke(rails.join(''), house.leaf9, 3)
      );
    }
    case 'parapet': {
      const steps = `M${wallLeft} 170V150H420V124H520V100H680V124H780V150H${wallRight}V170Z`;
      return (
        rect(wallLeft - 20, 60, wallRight - wallLeft + 40, 110, lighter(wash, 0.55)) +
        path(steps, wash) +
        rect(wallRight - 60, 150, 60, 22, darker(wash, 0.06)) +
        stroke(`M${wallLeft} 150H420V124H520V100H680V124H780V150H${wallRight}`, trim, 9) +
        plant('marigold', 600, 182, 92, { line: 2, colour: darker(wash, 0.4) })
      );
    }
    case 'screen': {
      const cells = Array.from({ length: 66 }, (_, index) => {
        const x = 282 + (index % 22) * 30;
        const y = 128 + Math.floor(index / 22) * 32;
        return `M${x} ${y - 11}l11 11l-11 11l-11 -11Z`;
      });
      return (
        cornice +
        rect(256, 106, 688, 108, darker(wash, 0.1)) +
        path(cells.join(''), darker(wash, 0.42))
      );
    }
  }
}

function shutters(x: number, y: number, w: number, h: number): string {
  const leaf = (from: number) => {
    const slats = Array.from({ length: 7 }, (_, index) => {
      const at = y + 12 + (index * (h - 20)) / 6.4;
      return `M${from + 6} ${num(at)}h${num(w / 2 - 14)}`;
    });
    return (
      rect(from, y, w / 2 - 2, h, house.leaf7) +
      stroke(slats.join(''), lighter(house.leaf7, 0.22), 2.4)
    );
  };
  return (
    rect(x - w / 2 - 7, y - 7, w + 14, h + 14, house.paper2) +
    leaf(x - w / 2) +
    leaf(x + 2) +
    rect(x - w / 2 - 12, y + h + 6, w + 24, 8, house.stone)
  );
}

function opening(
  x: number,
  w: number,
  top: number,
  foot: number,
  head: StoreFront['heads'],
): string {
  const left = x - w / 2;
  const right = x + w / 2;
  if (head === 'flat') return `M${left} ${foot}V${top}H${right}V${foot}Z`;
  const rise = w * 0.34;
  const spring = top + rise;
  const crown =
    head === 'arched'
      ? `C${left} ${top - rise * 0.28} ${right} ${top - rise * 0.28} ${right} ${spring}`
      : `C${left} ${top + rise * 0.3} ${x - w * 0.16} ${top + rise * 0.24} ${x} ${top - 8}C${x + w * 0.16} ${top + rise * 0.24} ${right} ${top + rise * 0.3} ${right} ${spring}`;
  return `M${left} ${foot}V${spring}${crown}V${foot}Z`;
}

function shopWindow(x: number, { heads, wash }: StoreFront, index: number): string {
  const shelf = (y: number, from: number) =>
    windowRow(index + from, x, y) + shelfEdge(x - 96, y, 192, 9);
  return (
    path(opening(x, 220, 318, 548, heads), house.paper2) +
    path(opening(x, 196, 330, 536, heads), '#F3E3BC') +
    path(opening(x, 196, 330, 536, heads), house.turmeric, 0.1) +
    shelf(448, 0) +
    shelf(527, 3) +
    stroke(`M${x} 340V536`, house.paper2, 5) +
    rect(x - 118, 546, 236, 12, darker(wash, 0.26))
  );
}

const display: { thing: PackName; root: RootSlug }[] = [
  { thing: 'jar', root: 'food' },
  { thing: 'bottle', root: 'health-care' },
  { thing: 'tin', root: 'gifting' },
  { thing: 'pump', root: 'personal-care' },
  { thing: 'pouch', root: 'food' },
  { thing: 'carton', root: 'health-care' },
  { thing: 'jar', root: 'gifting' },
  { thing: 'dropper', root: 'personal-care' },
  { thing: 'box', root: 'home-care' },
  { thing: 'bottle', root: 'food' },
  { thing: 'jar', root: 'health-care' },
];

function windowRow(start: number, x: number, y: number): string {
  return [-66, -22, 22, 66]
    .map((offset, index) => {
      const item = display[(start * 2 + index * 3) % display.length];
      if (!item) return '';
      const drawn = drawPack(item.thing, tonesByRoot[item.root], { turn: 0, line: 9 });
      const scale = Math.min(68 / drawn.height, 20 / drawn.reach);
      return at(x + offset, y, scale, drawn.svg);
    })
    .join('');
}

function door(x: number, { heads }: StoreFront): string {
  return (
    path(opening(x, 190, 318, street, heads), house.paper2) +
    path(opening(x, 166, 330, street, heads), house.leaf9) +
    [-42, 42]
      .map(
        (side) =>
          rect(x + side - 30, 392, 60, 108, '#F3E3BC') +
          rect(x + side - 30, 392, 60, 108, house.paper2) +
          path(
            `M${x + side - 30} 500V440L${x + side + 8} 392H${x + side + 30}V412L${x + side - 14} 500Z`,
            '#F3E3BC',
          ) +
          rect(x + side - 30, 518, 60, 52, lighter(house.leaf9, 0.12)),
      )
      .join('') +
    stroke(`M${x} 340V${street}`, darker(house.leaf9, 0.4), 3) +
    ellipse(x + 9, 508, 5, 5, house.brass) +
    rect(x - 106, street - 8, 212, 12, house.stone)
  );
}

function sign(): string {
  return (
    rect(wallLeft + 24, 252, wallRight - wallLeft - 48, 46, house.leaf9) +
    haldiDot(664, 275, 10) +
    [-52, -18, 16]
      .map((offset, index) =>
        plant((['turmeric', 'tulsi', 'neem'] as const)[index] ?? 'neem', 592 + offset, 275, 34, {
          line: 1.6,
          colour: house.paper1,
        }),
      )
      .join('') +
    stroke(`M${wallLeft + 52} 275H500M704 275H${wallRight - 52}`, house.leafOnDark, 1.6, 0.7)
  );
}

function awning(colour: string): string {
  const stripes = 22;
  const left = wallLeft + 6;
  const step = (wallRight - wallLeft - 12) / stripes;
  const flare = 22;
  const cloth = Array.from({ length: stripes }, (_, index) => {
    const a = left + index * step;
    const spread = (x: number) => 600 + ((x - 600) * (390 + flare)) / 390;
    const [p, q] = [spread(a), spread(a + step)];
    const fill = index % 2 ? house.paper1 : colour;
    const d = `M${num(a)} 300H${num(a + step)}L${num(q)} 352A${num((q - p) / 2)} 13 0 0 1 ${num(p)} 352Z`;
    return path(d, fill);
  });
  return (
    element(
      'g',
      { opacity: 0.16 },
      path(`M${left} 340H${wallRight - 6}V378H${left}Z`, house.shade),
    ) +
    cloth.join('') +
    rect(left, 296, wallRight - wallLeft - 12, 6, darker(colour, 0.2))
  );
}
