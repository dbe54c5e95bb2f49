/** What stands to the left and right of a shop. */
import { plant } from './label.ts';
import { slice, straightProfile, tilt, turnedBody } from './solids.ts';
import { at, ellipse, num, path, rect, stroke } from './svg.ts';
import { clayTone, darker, house, lighter } from './tones.ts';

export type StreetSide =
  | 'tree'
  | 'palms'
  | 'pots'
  | 'tower'
  | 'stair'
  | 'canal'
  | 'crates'
  | 'stop'
  | 'lamp'
  | 'books'
  | 'cloth'
  | 'arcade';

/** Drawn about the given middle, some 190 px broad, standing on the street. */
export function streetSide(side: StreetSide, x: number, street: number): string {
  return at(x, street, 1, sides[side]());
}

const bark = darker(house.wood, 0.2);
const leafTone = '#6F8A62';

function canopy(cx: number, cy: number, size: number): string {
  const blob = (dx: number, dy: number, r: number, fill: string) =>
    ellipse(cx + dx * size, cy + dy * size, r * size, r * size * 0.86, fill);
  return (
    blob(0.16, 0.2, 0.62, darker(leafTone, 0.16)) +
    blob(-0.5, 0.16, 0.5, leafTone) +
    blob(0.5, 0.05, 0.5, darker(leafTone, 0.08)) +
    blob(-0.06, -0.3, 0.62, leafTone) +
    blob(-0.24, -0.36, 0.36, lighter(leafTone, 0.14))
  );
}

function terracotta(x: number, scale: number, content: string): string {
  const pot = { foot: [34, -4], steps: [[46, -64]] } as const;
  return at(
    x,
    0,
    scale,
    content +
      turnedBody(pot, clayTone, 0.2) +
      turnedBody(straightProfile(50, -62, -76), clayTone, 0.2) +
      ellipse(0, -76, 50, 50 * tilt, '#5B4431'),
  );
}

const grown = (name: 'aloe' | 'tulsi' | 'neem' | 'marigold', tall: number) =>
  plant(name, 0, -70 - tall / 2, tall, { line: 2, plate: true });

const sides: Record<StreetSide, () => string> = {
  tree: () =>
    path(
      'M-14 0C-6 -80 -8 -150 -22 -220L-4 -214L0 -250L12 -212L34 -236C18 -180 14 -80 20 0Z',
      bark,
    ) + canopy(0, -318, 130),
  palms: () => {
    const palm = (x: number, tall: number) => {
      const fronds = [-78, -50, -18, 18, 50, 78].map((reach, index) => {
        const lift = 40 - Math.abs(reach) * 0.3;
        return stroke(
          `M${x} ${-tall}Q${x + reach * 0.5} ${-tall - lift - 16} ${x + reach} ${-tall + Math.abs(reach) * 0.62 - 10}`,
          index % 2 ? leafTone : darker(leafTone, 0.14),
          13,
        );
      });
      return stroke(`M${x - 6} 0Q${x + 8} ${-tall / 2} ${x} ${-tall}`, bark, 13) + fronds.join('');
    };
    return palm(-34, 330) + palm(40, 236);
  },
  pots: () =>
    terracotta(-46, 1.1, grown('tulsi', 150)) +
    terracotta(48, 0.9, grown('aloe', 96)) +
    terracotta(0, 0.7, grown('marigold', 120)),
  tower: () => {
    const legs = stroke('M-58 0L-44 -250M58 0L44 -250M0 0V-250', '#A79C86', 11);
    const brace = stroke('M-54 -70H54M-50 -150H50M-54 -70L50 -150M54 -70L-50 -150', '#A79C86', 5);
    const tank = straightProfile(84, -250, -356);
    return (
      legs +
      brace +
      turnedBody(tank, '#C9C0AC', 0.2) +
      path(slice(straightProfile(84, -296, -304), -1, 1), house.shade, 0.12) +
      path('M-92 -356Q0 -420 92 -356Q0 -338 -92 -356Z', '#B5AB95')
    );
  },
  stair: () => {
    const blue = '#6F8F9C';
    const steps = Array.from({ length: 8 }, (_, index) =>
      rect(
        -96 + index * 22,
        -26 - index * 26,
        190 - index * 22,
        26,
        index % 2 ? blue : lighter(blue, 0.16),
      ),
    );
    return (
      steps.join('') +
      stroke('M-92 -80L76 -280M-92 -80V-28M76 -280V-210M-8 -180V-128', house.ink, 4, 0.7)
    );
  },
  canal: () =>
    rect(-140, -46, 300, 46, '#9DB3B3') +
    stroke('M-110 -32h54M-30 -20h70M40 -34h46M-84 -10h40', lighter('#9DB3B3', 0.4), 3) +
    stroke(
      'M-140 -84H150M-110 -84V-46M-50 -84V-46M10 -84V-46M70 -84V-46M130 -84V-46',
      house.leaf9,
      5,
    ) +
    at(30, -46, 0.62, sides.palms()),
  crates: () => {
    const crate = (x: number, y: number, fruit: string) =>
      [-36, -12, 12, 36].map((dx) => ellipse(x + dx, y - 58, 15, 14, fruit)).join('') +
      [-24, 0, 24].map((dx) => ellipse(x + dx, y - 70, 14, 13, lighter(fruit, 0.12))).join('') +
      rect(x - 56, y - 54, 112, 54, lighter(house.wood, 0.26)) +
      stroke(`M${x - 54} ${y - 36}h108M${x - 54} ${y - 18}h108`, darker(house.wood, 0.1), 3, 0.7);
    return crate(-30, 0, '#C98A2C') + crate(46, 0, '#9FAE55') + crate(8, -84, '#B5553A');
  },
  stop: () =>
    stroke('M-60 0V-300M70 0V-190', house.leaf9, 8) +
    ellipse(-60, -318, 34, 34, house.turmeric) +
    ellipse(-60, -318, 22, 22, house.paper1) +
    path('M-40 -214L104 -190V-176L-40 -198Z', house.leaf9) +
    rect(-20, -54, 96, 10, bark) +
    stroke('M-6 -44V0M62 -44V0', bark, 7),
  lamp: () =>
    stroke('M0 0V-330', house.leaf9, 9) +
    stroke('M0 -300Q0 -340 40 -344', house.leaf9, 6) +
    path('M22 -344H62L54 -306H30Z', house.turmeric) +
    path('M16 -344L42 -364L68 -344Z', house.leaf9) +
    rect(-18, -14, 36, 14, house.leaf9),
  books: () => {
    const spines = ['#A84A2E', '#1F5A41', '#C8973F', '#47606F', '#8D4F60', '#C69F6B'];
    const row = (y: number, shift: number) =>
      Array.from({ length: 9 }, (_, index) => {
        const tall = 52 + ((index * 7 + shift) % 4) * 6;
        const fill = spines[(index * 2 + shift) % spines.length] ?? '#A84A2E';
        return rect(-78 + index * 17.4, y - tall, 14, tall, fill);
      }).join('') + rect(-88, y, 176, 8, bark);
    return rect(-92, -330, 184, 330, house.paper2) + row(-238, 1) + row(-150, 4) + row(-62, 2);
  },
  cloth: () => {
    const hang = (x: number, colour: string) =>
      path(`M${x} -300H${x + 44}V-70Q${x + 33} -56 ${x + 22} -70Q${x + 11} -84 ${x} -70Z`, colour) +
      stroke(`M${x + 15} -296V-84M${x + 30} -296V-84`, house.shade, 3, 0.12);
    return (
      stroke('M-100 -302H100', bark, 8) +
      stroke('M-92 -302V0M92 -302V0', bark, 8) +
      ['#A84A2E', '#C8973F', '#47606F', '#8D4F60']
        .map((fill, index) => hang(-92 + index * 46, fill))
        .join('')
    );
  },
  arcade: () => {
    const arches = [-66, 2, 70].map(
      (x) => `M${x - 26} 0V-118C${x - 26} -164 ${x + 26} -164 ${x + 26} -118V0Z`,
    );
    return (
      rect(-110, -236, 240, 236, '#D5C6A6') +
      rect(-118, -250, 256, 16, '#BBAA86') +
      path(arches.join(''), '#9C8C6C') +
      stroke(`M-104 -196H${num(124)}`, '#BBAA86', 5)
    );
  },
};
