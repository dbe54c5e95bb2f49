/** What stands beside the packs in a kitchen. Colours come from the cabinet's content and accent. */
import type { DrawnThing } from './drawn.ts';
import { bodyLight, slice, straightProfile, tilt, turnedBody } from './solids.ts';
import type { Profile } from './solids.ts';
import { element, ellipse, num, path, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';
import type { Tones } from './tones.ts';

/** A spoonful of powder or grain poured on the ground. */
export function heap({ content }: Tones): DrawnThing {
  const crumbs = Array.from({ length: 36 }, (_, index) => {
    const away = 0.62 + 0.38 * ((index * 0.618) % 1);
    const x = Math.cos(index * 2.399) * 176 * away;
    const y = Math.abs(Math.sin(index * 2.399)) * 14 * away - 2;
    const colour = index % 4 ? content : darker(content, 0.14);
    return ellipse(x, y, 2.6 + (index % 3), 1.8 + (index % 2), colour);
  });
  return {
    svg:
      path(
        'M-130 0C-96 -10 -66 -58 -30 -74C-12 -84 8 -84 24 -72C58 -48 88 -14 132 0C60 10 -60 10 -130 0Z',
        content,
      ) +
      path('M10 -80C34 -72 66 -30 132 0C90 6 50 7 20 7C36 -18 30 -52 10 -80Z', house.shade, 0.1) +
      crumbs.join(''),
    reach: 128,
    height: 84,
  };
}

/** Loose leaf or whole spice: short dark strokes, heaped. */
export function leaves({ content }: Tones): DrawnThing {
  const strokes = Array.from({ length: 170 }, (_, index) => {
    const across = scatter(index) + scatter(index + 0.5) - 1;
    const roof = 70 * (1 - Math.abs(across) ** 1.5);
    const x = across * 168;
    const y = 6 - scatter(index + 0.25) * roof;
    const turn = scatter(index + 0.75) * Math.PI;
    const tip = `${num(17 * Math.cos(turn))} ${num(7 * Math.sin(turn))}`;
    const shade = scatter(index + 0.9);
    const colour = shade > 0.66 ? lighter(content, 0.2) : darker(content, shade * 0.3);
    return stroke(`M${num(x)} ${num(y)}q${num(6 * Math.cos(turn))} -6 ${tip}`, colour, 5.5);
  });
  return { svg: strokes.join(''), reach: 140, height: 66 };
}

/** A number from 0 to 1 that looks like chance and is always the same. */
function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Round things heaped in rows: sweets, amla, soapnuts. */
export function balls(colour: string, rows: number[], radius: number, foot: number): string {
  return rows
    .map((count, row) => {
      const y = foot - radius - row * radius * 1.55;
      return Array.from({ length: count }, (_, index) => {
        const x = (index - (count - 1) / 2) * radius * 2.02 + (row % 2) * 2;
        return ball(colour, x, y, radius);
      }).join('');
    })
    .join('');
}

function ball(colour: string, x: number, y: number, radius: number): string {
  const r = num(radius);
  return (
    ellipse(x, y, radius, radius * 0.97, colour) +
    path(
      `M${num(x + radius * 0.2)} ${num(y - radius * 0.94)}A${r} ${r} 0 0 1 ${num(x + radius * 0.1)} ${num(y + radius * 0.96)}A${num(radius * 1.5)} ${num(radius * 1.5)} 0 0 0 ${num(x + radius * 0.2)} ${num(y - radius * 0.94)}Z`,
      house.shade,
      0.13,
    ) +
    ellipse(x - radius * 0.36, y - radius * 0.4, radius * 0.2, radius * 0.15, lighter(colour, 0.4))
  );
}

export function sweets({ content }: Tones): DrawnThing {
  return {
    svg: plate() + balls(mixedSweet(content), [4, 3, 2], 35, -22),
    reach: 112,
    height: 178,
  };
}

function mixedSweet(content: string): string {
  return lighter(darker(content, 0.06), 0.1);
}

function plate(): string {
  return (
    turnedBody({ foot: [92, -9], steps: [[150, -12, 166, -20, 168, -30]] }, house.brass, 0.2) +
    ellipse(0, -30, 168, 168 * tilt, lighter(house.brass, 0.26))
  );
}

const bowlProfile: Profile = { foot: [54, -6], steps: [[96, -10, 128, -50, 132, -104]] };

/** A bowl heaped with powder or grain. */
export function bowl({ accent, content }: Tones): DrawnThing {
  const clay = lighter(accent, 0.12);
  return {
    svg:
      turnedBody(bowlProfile, clay, 0.18) +
      ellipse(0, -104, 132, 132 * tilt, lighter(clay, 0.22)) +
      path(
        'M-118 -104C-80 -122 -50 -142 0 -144C52 -142 84 -122 118 -104C80 -92 -80 -92 -118 -104Z',
        content,
      ) +
      path(
        'M20 -143C62 -138 90 -120 118 -104C96 -98 60 -95 30 -95C50 -108 46 -128 20 -143Z',
        house.shade,
        0.1,
      ),
    reach: 76,
    height: 146,
  };
}

/** A bowl of round fruit. */
export function fruitBowl({ accent, content }: Tones): DrawnThing {
  const clay = lighter(accent, 0.12);
  const rim = slice({ foot: [54, -6], steps: [[96, -10, 128, -50, 132, -104]] }, -1, 1);
  return {
    svg:
      ellipse(0, -104, 132, 132 * tilt, darker(clay, 0.2)) +
      balls(content, [4, 3], 36, -86) +
      path(rim, clay) +
      bodyLight(bowlProfile, 0.18),
    reach: 76,
    height: 214,
  };
}

export function mortar(): DrawnThing {
  const stone = '#B9B2A2';
  const profile: Profile = {
    foot: [82, -8],
    steps: [
      [86, -20, 84, -30, 70, -40],
      [58, -50, 60, -56, 76, -66],
      [104, -84, 116, -120, 118, -176],
    ],
  };
  const bar = (x: number, y: number, width: number, height: number, fill: string) =>
    element('rect', { x, y, width, height, rx: width / 2, fill });
  const dark = darker(stone, 0.12);
  const pestle =
    bar(-13, -150, 26, 160, dark) + bar(-17, -168, 34, 46, dark) + bar(-9, -150, 5, 120, '#DAD5C8');
  const lip = straightProfile(118, -160, -172);
  return {
    svg:
      turnedBody(profile, stone, 0.2) +
      ellipse(0, -176, 118, 118 * tilt, lighter(stone, 0.28)) +
      ellipse(0, -174, 100, 100 * tilt, darker(stone, 0.26)) +
      element('g', { transform: 'translate(26 -150) rotate(24)' }, pestle) +
      path(slice(lip, -1, 1), stone) +
      path(slice(lip, 0.46, 1), house.shade, 0.12),
    reach: 86,
    height: 300,
  };
}

export function cup({ glass }: Tones): DrawnThing {
  const profile: Profile = { foot: [46, -16], steps: [[78, -20, 92, -60, 92, -118]] };
  const ware = house.paper2;
  return {
    svg:
      path(slice(straightProfile(126, -8, -14), -1, 1), darker(ware, 0.1)) +
      ellipse(0, -14, 126, 126 * tilt, ware) +
      ellipse(0, -14, 78, 78 * tilt, darker(ware, 0.07)) +
      stroke('M88 -98C140 -102 136 -42 76 -46', ware, 15) +
      turnedBody(profile, lighter(ware, 0.3), 0.3) +
      ellipse(0, -118, 92, 92 * tilt, lighter(ware, 0.6)) +
      ellipse(0, -116, 80, 80 * tilt, darker(glass, 0.04)) +
      stroke(
        'M-22 -150C-38 -176 -6 -192 -22 -222M14 -150C-2 -176 30 -192 14 -226',
        house.paper0,
        4,
        0.75,
      ),
    reach: 124,
    height: 150,
  };
}

/** A tumbler of something cool, of the content's colour. */
export function tumbler({ content, ground }: Tones): DrawnThing {
  const glass: Profile = { foot: [62, -7], steps: [[84, -230]] };
  const drink: Profile = { foot: [58, -18], steps: [[76, -196]] };
  const clear = lighter(ground, 0.6);
  return {
    svg:
      path(slice(glass, -1, 1), clear) +
      ellipse(0, -230, 84, 84 * tilt, lighter(clear, 0.4)) +
      path(slice(drink, -1, 1), content) +
      ellipse(0, -196, 76, 76 * tilt, lighter(content, 0.3)) +
      bodyLight(glass, 0.34),
    reach: 66,
    height: 238,
  };
}
