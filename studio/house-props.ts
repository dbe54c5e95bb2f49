/** What belongs to the house: its brass, lamps, books and cloth, its parcels and gift boxes. */
import type { DrawnThing } from './drawn.ts';
import { drawPack } from './pack-shapes.ts';
import { box, slice, straightProfile, tilt, turnedBody } from './solids.ts';
import type { Profile } from './solids.ts';
import { at, element, ellipse, num, path, rect, stroke } from './svg.ts';
import { darker, house, lighter, tonesByRoot } from './tones.ts';
import type { Tones } from './tones.ts';

/** A brass water pot. */
export function lota(): DrawnThing {
  const profile: Profile = {
    foot: [52, -6],
    steps: [
      [56, -14, 58, -16, 64, -20],
      [128, -50, 118, -148, 46, -164],
      [44, -172, 46, -182, 62, -194],
    ],
  };
  return {
    svg:
      turnedBody(profile, house.brass, 0.26) +
      path(slice(straightProfile(101, -98, -102), -1, 1), darker(house.brass, 0.2)) +
      ellipse(0, -194, 62, 62 * tilt, lighter(house.brass, 0.3)) +
      ellipse(0, -193, 50, 50 * tilt, darker(house.brass, 0.36)),
    reach: 70,
    height: 200,
  };
}

/** A clay lamp with one flame. */
export function lamp(): DrawnThing {
  const clay = lighter(house.clay, 0.14);
  return {
    svg:
      path('M-84 -44C-80 -8 -40 0 0 0C44 0 84 -10 104 -52C60 -40 -40 -38 -84 -44Z', clay) +
      path(
        'M20 -1C60 -4 90 -18 104 -52C86 -47 66 -44 46 -43C54 -26 44 -10 20 -1Z',
        house.shade,
        0.14,
      ) +
      path('M-84 -44C-40 -60 60 -62 104 -52C60 -36 -40 -36 -84 -44Z', lighter(clay, 0.24)) +
      path('M-66 -45C-30 -55 40 -56 74 -51C40 -42 -34 -41 -66 -45Z', darker(house.brass, 0.1)) +
      at(
        92,
        -54,
        1,
        path('M0 -64C22 -34 24 -8 0 0C-24 -8 -18 -32 0 -64Z', house.turmeric) +
          path('M1 -36C11 -20 11 -4 0 -1C-10 -4 -8 -18 1 -36Z', '#F5DD9C'),
      ),
    reach: 62,
    height: 118,
  };
}

/** Three account books with cloth backs and the clay double rule. */
export function books({ accent }: Tones): DrawnThing {
  const pile = [
    { width: 300, height: 46, colour: accent, x: 0 },
    { width: 276, height: 38, colour: house.leaf9, x: -8 },
    { width: 248, height: 42, colour: house.clay, x: 10 },
  ];
  let y = 0;
  const drawn = pile.map(({ width, height, colour, x }) => {
    const cover = box({ width, height, depth: 190 }, 14, colour);
    const rule = (from: number) => rect(-width / 2 + from, -height, 5, height, house.clayRule);
    const volume = at(
      x,
      y,
      1,
      cover.svg +
        cover.onSide(rect(-95, -height + 7, 190, height - 14, house.paper2)) +
        cover.onFront(rule(26) + rule(36)),
    );
    y -= height;
    return volume;
  });
  return { svg: drawn.join(''), reach: 168, height: 132 };
}

/** Folded cotton cloths. */
export function cloths({ accent, body }: Tones): DrawnThing {
  const fold = (y: number, half: number, fill: string) =>
    element('rect', { x: -half, y: y - 38, width: half * 2, height: 36, rx: 17, fill }) +
    stroke(`M${-half + 16} ${y - 19}H${half - 6}`, darker(fill, 0.25), 2, 0.5) +
    path(
      `M${half * 0.42} ${y - 38}H${half - 17}A17 17 0 0 1 ${half - 17} ${y - 2}H${half * 0.52}Z`,
      house.shade,
      0.08,
    );
  return {
    svg:
      fold(0, 150, lighter(accent, 0.3)) +
      fold(-37, 144, house.paper0) +
      fold(-74, 148, lighter(body, 0.2)) +
      fold(-111, 138, house.paper2),
    reach: 148,
    height: 150,
  };
}

/** A parcel in kraft paper, tied with a thread. */
export function parcel(): DrawnThing {
  const kraft = '#C29B66';
  const size = { width: 250, height: 190, depth: 190 };
  const pack = box(size, 20, kraft);
  const thread = house.clay;
  return {
    svg:
      pack.svg +
      pack.onFront(
        rect(-4, -190, 8, 190, thread) +
          rect(-125, -104, 250, 8, thread) +
          rect(32, -74, 74, 50, house.paper0) +
          rect(42, -62, 44, 4, house.rule) +
          rect(42, -50, 54, 4, house.rule) +
          ellipse(48, -36, 5, 5, house.turmeric),
      ) +
      pack.onSide(rect(-95, -104, 190, 8, darker(thread, 0.2))) +
      stroke('M-30 -206C-70 -240 -84 -210 -34 -204C10 -240 44 -226 -26 -202', thread, 6),
    reach: pack.reach,
    height: 214,
  };
}

/** An open gift box: a jar, a tin and a bar of soap in shredded paper, its lid leaning behind. */
export function giftBox(tones: Tones, line: number): DrawnThing {
  const look = { turn: 0, line: line / 0.6 };
  const paper = lighter(tones.accent, 0.08);
  const food = tonesByRoot.food;
  const care = tonesByRoot['personal-care'];
  const shreds = Array.from({ length: 64 }, (_, index) => {
    const x = -226 + ((index * 0.618) % 1) * 452;
    const y = -168 - ((index * 0.37) % 1) * 34;
    const sway = (index % 2 ? 1 : -1) * (14 + (index % 5) * 4);
    return stroke(
      `M${num(x - sway)} ${num(y + 12)}q${num(sway)} -34 ${num(sway * 2)} 2`,
      index % 3 ? house.shelf : house.paper2,
      7,
    );
  });
  return {
    svg:
      element(
        'g',
        { transform: 'translate(216 -12) rotate(13)' },
        rect(-30, -330, 190, 322, darker(paper, 0.1)) +
          rect(-30, -330, 20, 322, darker(paper, 0.26)) +
          rect(56, -330, 22, 322, house.brass),
      ) +
      rect(-238, -196, 476, 60, darker(paper, 0.36)) +
      at(-128, -116, 0.62, drawPack('jar', food, look).svg) +
      at(32, -116, 0.58, drawPack('tin', tonesByRoot['health-care'], look).svg) +
      element(
        'g',
        { transform: 'translate(166 -128) rotate(-6) scale(0.4)' },
        drawPack('soap', care, look).svg,
      ) +
      shreds.join('') +
      path('M-248 -168H248V-10Q248 0 238 0H-238Q-248 0 -248 -10Z', paper) +
      path('M120 -168H248V-10Q248 0 238 0H96Z', house.shade, 0.1) +
      rect(-248, -168, 496, 9, lighter(paper, 0.2)) +
      rect(-13, -168, 26, 168, house.brass) +
      ellipse(0, -84, 40, 40, house.paper0) +
      ellipse(0, -84, 12, 12, house.turmeric),
    reach: 256,
    height: 350,
  };
}
