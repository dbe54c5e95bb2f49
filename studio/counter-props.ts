/** What stands on a counter or a desk: scales, a reading glass, a telephone, a pot with a plant. */
import type { DrawnThing } from './drawn.ts';
import { plant } from './label.ts';
import { drawPack } from './pack-shapes.ts';
import { bodyLight, lid, slice, straightProfile, tilt, turnedBody } from './solids.ts';
import type { Profile } from './solids.ts';
import { element, ellipse, path, rect, stroke } from './svg.ts';
import { clayTone, darker, house, lighter } from './tones.ts';
import type { Tones } from './tones.ts';

/** A clay pot with its plant drawn in line. */
export function potted({ plant: name }: Tones, line: number): DrawnThing {
  const pot: Profile = { foot: [74, -8], steps: [[104, -150]] };
  const rim = straightProfile(114, -150, -184);
  return {
    svg:
      plant(name, 0, -302, 290, { line, plate: true }) +
      turnedBody(pot, clayTone, 0.2) +
      turnedBody(rim, clayTone, 0.2) +
      path(slice(straightProfile(106, -146, -150), -1, 1), house.shade, 0.16) +
      ellipse(0, -184, 114, 114 * tilt, lighter(clayTone, 0.2)) +
      ellipse(0, -183, 102, 102 * tilt, '#5B4431'),
    reach: 84,
    height: 446,
  };
}

/** Scales of brass on one foot. */
export function scales(): DrawnThing {
  const brass = house.brass;
  const pan = (x: number, y: number) =>
    stroke(`M${x} -318L${x - 62} ${y}M${x} -318L${x + 62} ${y}`, darker(brass, 0.2), 3) +
    path(
      `M${x - 74} ${y}H${x + 74}C${x + 66} ${y + 34} ${x - 66} ${y + 34} ${x - 74} ${y}Z`,
      brass,
    ) +
    path(
      `M${x + 18} ${y}H${x + 74}C${x + 66} ${y + 24} ${x + 30} ${y + 27} ${x} ${y + 26}Z`,
      house.shade,
      0.14,
    );
  return {
    svg:
      turnedBody(
        {
          foot: [82, -8],
          steps: [
            [80, -30, 20, -28, 14, -60],
            [11, -330],
          ],
        },
        brass,
        0.2,
      ) +
      stroke('M-150 -322C-80 -342 80 -342 150 -322', darker(brass, 0.08), 11) +
      pan(-150, -140) +
      pan(150, -140) +
      ellipse(0, -340, 15, 15, lighter(brass, 0.24)),
    reach: 100,
    height: 356,
  };
}

/** A reading glass, leaning. */
export function lens(): DrawnThing {
  return {
    svg:
      stroke('M58 -96L128 -10', darker(house.wood, 0.2), 22) +
      ellipse(-2, -170, 104, 104, darker(house.brass, 0.1)) +
      ellipse(-2, -170, 90, 90, '#E9EBE0') +
      path('M-72 -190C-60 -226 -34 -240 -10 -242C-40 -226 -56 -206 -60 -180Z', house.paper0),
    reach: 96,
    height: 274,
  };
}

/** A folding computer, with the cabinet's plant on its screen. */
export function computer({ plant: name }: Tones, line: number): DrawnThing {
  const slip = (y: number, width: number) => rect(34, y, width, 5, house.rule);
  return {
    svg:
      element('rect', { x: -236, y: -330, width: 472, height: 316, rx: 14, fill: house.rubber }) +
      rect(-220, -314, 440, 284, house.leaf9) +
      plant(name, -110, -172, 216, { line, plate: true, colour: house.leafOnDark, within: 190 }) +
      element('rect', { x: 10, y: -276, width: 184, height: 208, rx: 3, fill: house.paper0 }) +
      [-238, -206, -174, -142].map((y, index) => slip(y, index % 2 ? 104 : 136)).join('') +
      stroke(
        'M34 -100C46 -124 54 -88 66 -106C74 -118 82 -96 96 -104C112 -112 130 -100 140 -108',
        house.leaf7,
        4,
      ) +
      ellipse(174, -256, 7, 7, house.turmeric) +
      path('M-290 -14H290C288 -4 282 0 270 0H-270C-282 0 -288 -4 -290 -14Z', '#8D897C') +
      path('M-50 -14H50C48 -8 44 -6 38 -6H-38C-44 -6 -48 -8 -50 -14Z', '#6F6B60'),
    reach: 276,
    height: 330,
  };
}

/** A small glass for tasting. */
export function tastingGlass({ content, ground }: Tones): DrawnThing {
  const cup: Profile = { foot: [44, -5], steps: [[58, -110]] };
  const clear = lighter(ground, 0.62);
  return {
    svg:
      path(slice(cup, -1, 1), clear) +
      ellipse(0, -110, 58, 58 * tilt, lighter(clear, 0.4)) +
      path(slice({ foot: [41, -12], steps: [[51, -84]] }, -1, 1), content) +
      ellipse(0, -84, 51, 51 * tilt, lighter(content, 0.3)) +
      bodyLight(cup, 0.34),
    reach: 46,
    height: 116,
  };
}

/** A tin with its lid off and leaning on it, loose leaf showing over the rim. */
export function openTin(tones: Tones, line: number): DrawnThing {
  const body = drawPack('tin', tones, { turn: 0, line });
  const radius = 171;
  return {
    svg:
      element('g', { transform: 'translate(0 0)' }, hideLid(body.svg, tones)) +
      ellipse(0, -342, radius, radius * tilt, darker(tones.body, 0.1)) +
      ellipse(0, -340, radius - 8, (radius - 8) * tilt, '#3A2A1C') +
      path(
        'M-140 -340C-90 -362 -40 -372 0 -371C50 -371 96 -360 142 -340C90 -328 -90 -328 -140 -340Z',
        '#4A3423',
      ) +
      stroke(
        'M-80 -350l16 -6M-30 -358l18 2M20 -360l14 8M64 -350l18 -4M-10 -346l16 -4M-110 -342l14 -4M100 -344l12 4',
        '#6B4C32',
        5,
      ) +
      element(
        'g',
        { transform: 'translate(246 -116) rotate(72)' },
        lid(116, 30, -18, lighter(tones.body, 0.06)),
      ),
    reach: 190,
    height: 372,
  };
}

/** A desk telephone, the kind that somebody picks up. */
export function telephone(): DrawnThing {
  const shell = house.leaf9;
  return {
    svg:
      path('M-136 0C-140 -60 -104 -150 -72 -168H72C104 -150 140 -60 136 0Z', shell) +
      path('M40 -168H72C104 -150 140 -60 136 0H84C88 -60 70 -140 40 -168Z', house.light, 0.07) +
      ellipse(0, -84, 66, 66, lighter(shell, 0.16)) +
      ellipse(0, -84, 58, 58, house.paper1) +
      Array.from({ length: 9 }, (_, index) => {
        const angle = (index * 36 - 60) * (Math.PI / 180);
        return ellipse(40 * Math.cos(angle), -84 + 40 * Math.sin(angle), 8, 8, shell);
      }).join('') +
      ellipse(0, -84, 15, 15, house.turmeric) +
      path('M-46 -166V-190H-28V-166ZM28 -166V-190H46V-166Z', shell) +
      path(
        'M-170 -196C-176 -246 -110 -262 0 -262C110 -262 176 -246 170 -196C168 -182 100 -178 98 -194C96 -214 60 -220 0 -220C-60 -220 -96 -214 -98 -194C-100 -178 -168 -182 -170 -196Z',
        lighter(shell, 0.06),
      ) +
      stroke('M-140 -232C-110 -246 -60 -250 0 -250', lighter(shell, 0.4), 5, 0.6),
    reach: 136,
    height: 262,
  };
}

/** The tin without what stands above its wall. */
function hideLid(svg: string, tones: Tones): string {
  const wall = straightProfile(171, -17, -342);
  const clip = element('clipPath', { id: 'tin-wall' }, path(slice(wall, -1, 1), tones.body));
  return clip + element('g', { 'clip-path': 'url(#tin-wall)' }, svg);
}
