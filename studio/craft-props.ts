/** The tools and goods that the journal and the events tell of. */
import type { DrawnThing } from './drawn.ts';
import { balls } from './kitchen-props.ts';
import { slice, straightProfile, tilt, turnedBody } from './solids.ts';
import type { Profile } from './solids.ts';
import { element, ellipse, num, path, stroke } from './svg.ts';
import { clayTone, darker, house, lighter } from './tones.ts';
import type { Tones } from './tones.ts';

/** An earthen pot with the wooden churn and its rope. */
export function churn(): DrawnThing {
  const pot: Profile = {
    foot: [70, -8],
    steps: [
      [150, -30, 176, -130, 96, -206],
      [90, -214, 92, -222, 104, -232],
    ],
  };
  const wood = lighter(house.wood, 0.1);
  return {
    svg:
      ellipse(0, -232, 104, 104 * tilt, darker(clayTone, 0.4)) +
      element('rect', { x: -11, y: -470, width: 22, height: 250, rx: 10, fill: wood }) +
      element('rect', {
        x: 2,
        y: -470,
        width: 9,
        height: 250,
        fill: house.shade,
        'fill-opacity': 0.12,
      }) +
      element('rect', {
        x: -17,
        y: -486,
        width: 34,
        height: 24,
        rx: 10,
        fill: darker(wood, 0.14),
      }) +
      stroke('M-13 -356H13M-13 -344H13M-13 -332H13', house.paper2, 7) +
      stroke(
        'M-13 -350C-80 -352 -130 -310 -128 -262C-127 -236 -146 -226 -152 -200M13 -338C70 -336 112 -306 116 -262C118 -240 134 -226 140 -204',
        house.shelf,
        6,
      ) +
      turnedBody(pot, clayTone, 0.2) +
      path(slice(straightProfile(137, -128, -134), -1, 1), darker(clayTone, 0.2)) +
      stroke(`M-104 -232A104 ${num(104 * tilt)} 0 0 0 104 -232`, lighter(clayTone, 0.24), 7),
    reach: 110,
    height: 486,
  };
}

/** The wooden press: a trunk, the pounder in it and the beam that an ox walks round. */
export function press({ glass }: Tones): DrawnThing {
  const wood = house.wood;
  const trunk: Profile = {
    foot: [120, -12],
    steps: [
      [112, -60, 104, -110, 108, -150],
      [112, -180, 134, -196, 142, -234],
    ],
  };
  const beam = (d: string, width: number) => stroke(d, darker(wood, 0.14), width);
  return {
    svg:
      beam('M88 -96L330 -50', 24) +
      turnedBody(trunk, wood, 0.16) +
      stroke(
        'M-70 -20C-62 -80 -66 -120 -72 -170M-24 -14C-22 -70 -20 -120 -26 -180M40 -16C36 -80 40 -110 44 -170',
        darker(wood, 0.3),
        3,
        0.4,
      ) +
      ellipse(0, -234, 142, 142 * tilt, lighter(wood, 0.3)) +
      ellipse(0, -232, 104, 104 * tilt, darker(wood, 0.4)) +
      beam('M8 -232L84 -470', 34) +
      stroke('M2 -240L76 -466', lighter(wood, 0.14), 6) +
      beam('M84 -466L250 -62', 14) +
      path('M-104 -122L-152 -108L-146 -92L-102 -98Z', darker(wood, 0.24)) +
      path('M-148 -96C-136 -66 -138 -48 -148 -42C-158 -48 -158 -66 -148 -96Z', glass),
    reach: 150,
    height: 480,
  };
}

/** Unshelled groundnuts. */
export function groundnuts(): DrawnThing {
  const shell = '#CDA668';
  const rows = [7, 6, 5, 3, 2];
  const nuts = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 50 + ((row * 37 + index * 23) % 13) - 6;
      const turn = ((row * 61 + index * 47) % 100) - 50;
      const d =
        'M-30 0C-32 -18 -10 -20 0 -12C12 -20 34 -18 32 2C32 18 10 18 0 10C-12 18 -30 16 -30 0Z';
      return element(
        'g',
        { transform: `translate(${num(x)} ${num(-16 - row * 24)}) rotate(${turn})` },
        path(d, index % 2 ? shell : darker(shell, 0.08)) +
          stroke(
            'M-18 -6C-14 -2 -14 4 -18 8M-8 -6C-5 0 -5 4 -8 8M12 -6C16 0 16 4 12 8',
            darker(shell, 0.32),
            2,
            0.5,
          ),
      );
    }),
  );
  return { svg: nuts.join(''), reach: 176, height: 130 };
}

/** A cotton bag with a drawn string, soapnuts running out of it. */
export function soapnutBag(): DrawnThing {
  const cotton = '#EADFC8';
  const nut = '#8A5A33';
  return {
    svg:
      path(
        'M-150 0C-196 -20 -190 -150 -120 -196C-104 -208 -60 -208 -44 -196C26 -150 32 -20 -14 0C-50 8 -116 8 -150 0Z',
        cotton,
      ) +
      path(
        'M-44 -196C26 -150 32 -20 -14 0C-30 4 -50 5 -64 5C-10 -40 -20 -150 -66 -204Z',
        house.shade,
        0.1,
      ) +
      path(
        'M-132 -252C-116 -236 -104 -216 -108 -200H-56C-60 -216 -48 -236 -32 -252C-56 -244 -70 -250 -82 -250C-96 -250 -110 -244 -132 -252Z',
        lighter(cotton, 0.3),
      ) +
      stroke(
        'M-112 -199H-52M-52 -199C-30 -190 -20 -170 -26 -150M-52 -199C-24 -200 -8 -186 -4 -168',
        house.clayRule,
        6,
      ) +
      element('g', { transform: 'translate(96 0)' }, balls(nut, [5, 3, 1], 25, 3)) +
      element('g', { transform: 'translate(238 4)' }, balls(darker(nut, 0.1), [1], 22, 0)),
    reach: 200,
    height: 252,
  };
}

/** A wide wooden comb lying against its neighbour. */
export function comb(): DrawnThing {
  const wood = lighter(house.wood, 0.16);
  const teeth = Array.from({ length: 19 }, (_, index) =>
    element('rect', { x: -168 + index * 18, y: -62, width: 9, height: 60, rx: 4.5, fill: wood }),
  );
  return {
    svg:
      teeth.join('') +
      path('M-180 -58C-184 -112 -120 -142 0 -142C120 -142 184 -112 180 -58Z', wood) +
      path(
        'M40 -141C124 -138 184 -110 180 -58L100 -58C106 -90 84 -122 40 -141Z',
        house.shade,
        0.1,
      ) +
      stroke(
        'M-156 -78C-150 -104 -90 -122 0 -122C50 -122 96 -116 124 -106',
        lighter(wood, 0.4),
        4,
        0.6,
      ),
    reach: 180,
    height: 142,
  };
}

/** The steel spice box, propped up so that its seven cups show. */
export function spiceBox(): DrawnThing {
  const steel = '#C9C8C0';
  const spices = ['#D9A21F', '#A8432A', '#8C7A3E', '#6F4A2A', '#C98A3F', '#E4D3A0', '#4A3A2C'];
  const cup = (x: number, y: number, colour: string) =>
    ellipse(x, y, 58, 58, darker(steel, 0.16)) +
    ellipse(x, y, 52, 52, colour) +
    ellipse(x - 9, y - 9, 33, 33, lighter(colour, 0.12));
  const around = spices.slice(1).map((colour, index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    return cup(124 * Math.cos(angle), -206 + 124 * Math.sin(angle), colour);
  });
  return {
    svg:
      ellipse(12, -206, 206, 206, darker(steel, 0.3)) +
      ellipse(0, -206, 206, 206, steel) +
      ellipse(0, -206, 192, 192, lighter(steel, 0.5)) +
      cup(0, -206, spices[0] ?? house.turmeric) +
      around.join(''),
    reach: 130,
    height: 412,
  };
}
