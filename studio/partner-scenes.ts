/** The covers of four of those whom the house stands beside, 1200 × 675. */
import { air, hills, land, woods } from './landscape.ts';
import { shrub, slimTree, tree } from './trees.ts';
import { plant } from './label.ts';
import { at, element, ellipse, num, path, picture, polygon, rect, stroke } from './svg.ts';
import { clayTone, darker, house, lighter } from './tones.ts';
import { haldiDot } from './wall.ts';

const width = 1200;
const height = 675;
const bark = darker(house.wood, 0.2);

/** Saplings in their bags, in rows under a net of shade. */
function nursery(): string {
  const sapling = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      path('M-24 0L-28 -58H28L24 0Z', '#3E463C') +
        ellipse(0, -58, 28, 8, '#5B4431') +
        stroke('M0 -58Q4 -100 0 -132', darker(land.leaf, 0.3), 5) +
        ellipse(-20, -104, 22, 11, darker(land.leaf, 0.06)) +
        ellipse(22, -120, 22, 11, land.leaf) +
        ellipse(2, -142, 13, 22, lighter(land.leaf, 0.12)),
    );
  const rows = [
    { y: 446, scale: 0.6, count: 13 },
    { y: 528, scale: 0.84, count: 10 },
    { y: 632, scale: 1.16, count: 8 },
  ].map(({ y, scale, count }) =>
    Array.from({ length: count }, (_, index) =>
      sapling(300 + ((index + 0.5) * 860) / count, y, scale),
    ).join(''),
  );
  return (
    air(width, 380) +
    hills(width, 390, [60, 100, 76, 130, 90, 70], '#CDCFB2') +
    woods(-20, width + 20, 392, 90, '#8CA07A') +
    rect(0, 380, width, height - 380, land.meadow) +
    polygon(
      [
        [300, 232],
        [1130, 232],
        [1200, 262],
        [240, 262],
      ],
      '#7FA48A',
      0.86,
    ) +
    stroke('M280 250V470M560 250V420M860 250V420M1150 250V480', bark, 8) +
    tree(140, 520, 380) +
    rows.join('')
  );
}

/** A class in the shade of a tree. */
function school(): string {
  const desk = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      polygon(
        [
          [-70, -64],
          [70, -64],
          [84, -46],
          [-84, -46],
        ],
        lighter(house.wood, 0.2),
      ) +
        rect(-84, -46, 168, 10, house.wood) +
        stroke('M-68 -36V0M68 -36V0', bark, 9) +
        polygon(
          [
            [-34, -68],
            [20, -68],
            [26, -58],
            [-34, -58],
          ],
          house.light,
        ),
    );
  return (
    air(width, 400) +
    haldiDot(960, 150, 54) +
    hills(width, 420, [80, 110, 140, 90, 120, 84], '#CDCFB2') +
    woods(-20, width + 20, 424, 86, '#A4B28D') +
    rect(0, 410, width, height - 410, land.meadow) +
    hills(width, height, [180, 160, 150, 160, 176, 190], darker(land.meadow, 0.05)) +
    tree(330, 560, 500, '#67835B') +
    slimTree(1110, 470, 210) +
    stroke('M640 346L610 566M880 346L910 566', bark, 12) +
    rect(600, 262, 320, 206, house.wood) +
    rect(614, 276, 292, 178, house.leaf9) +
    stroke('M646 320H780M646 352H840M646 384H740', house.leafOnDark, 5) +
    plant('tulsi', 838, 366, 140, { line: 3, colour: house.paper1 }) +
    desk(560, 632, 1) +
    desk(780, 632, 1) +
    desk(1000, 632, 1) +
    shrub(120, 640, 80)
  );
}

/** A shed with hay, and two cows that stay. */
function shelter(): string {
  const cow = (x: number, y: number, scale: number, hide: string) =>
    at(
      x,
      y,
      scale,
      element('g', { opacity: 0.2 }, ellipse(10, 2, 150, 14, house.shade)) +
        stroke('M-96 -70V-6M-62 -70V-6M70 -70V-6M104 -70V-6', darker(hide, 0.12), 19) +
        path(
          'M-132 -150C-136 -190 -110 -196 -70 -192C-50 -216 -24 -214 -12 -190C40 -186 96 -196 126 -172C142 -140 138 -90 118 -62C70 -46 -60 -46 -104 -64C-124 -84 -130 -116 -132 -150Z',
          hide,
        ) +
        stroke('M128 -164Q152 -130 146 -74', darker(hide, 0.14), 8) +
        ellipse(147, -66, 9, 20, darker(hide, 0.4)) +
        path(
          'M-118 -176C-150 -200 -178 -196 -190 -172C-204 -150 -220 -128 -214 -112C-202 -100 -178 -104 -164 -122C-148 -124 -128 -120 -116 -132Z',
          hide,
        ) +
        path(
          'M-214 -112C-202 -100 -186 -102 -176 -110L-206 -136C-216 -126 -216 -118 -214 -112Z',
          darker(hide, 0.26),
        ) +
        path(
          'M-148 -186C-128 -196 -106 -186 -104 -170C-122 -160 -140 -166 -148 -186Z',
          darker(hide, 0.12),
        ) +
        stroke('M-166 -194C-172 -218 -162 -232 -148 -238', house.ink, 9) +
        ellipse(-172, -164, 5, 6, house.ink),
    );
  const hay = (x: number, y: number) =>
    path(
      `M${x - 120} ${y}C${x - 100} ${y - 96} ${x - 40} ${y - 124} ${x} ${y - 124}C${x + 46} ${y - 124} ${x + 104} ${y - 92} ${x + 120} ${y}Z`,
      '#D9B45E',
    ) +
    stroke(
      `M${x - 80} ${y - 30}l40 -44M${x - 20} ${y - 20}l20 -70M${x + 40} ${y - 26}l24 -50M${x - 44} ${y - 76}l30 -26M${x + 70} ${y - 20}l20 -24`,
      darker('#D9B45E', 0.24),
      4,
    );
  return (
    air(width, 400) +
    hills(width, 420, [90, 140, 100, 130, 80, 110], '#CDCFB2') +
    woods(-20, width + 20, 424, 84, '#A4B28D') +
    rect(0, 410, width, height - 410, land.meadow) +
    rect(420, 250, 640, 300, darker(land.wall, 0.14)) +
    rect(420, 470, 640, 80, darker(land.wall, 0.28)) +
    stroke('M440 250V552M640 250V552M840 250V552M1040 250V552', bark, 14) +
    polygon(
      [
        [420, 150],
        [1060, 150],
        [1130, 262],
        [350, 262],
      ],
      darker(house.wood, 0.02),
    ) +
    stroke(
      'M470 160L424 256M550 160L522 256M630 160L616 256M710 160V256M790 160L798 256M870 160L892 256M950 160L986 256M1020 160L1070 256',
      darker(house.wood, 0.3),
      4,
      0.7,
    ) +
    hay(960, 556) +
    hills(width, height, [140, 126, 120, 122, 130, 140], darker(land.meadow, 0.05)) +
    cow(780, 596, 1, '#EFE4CE') +
    cow(430, 630, 1.1, '#B98A5E') +
    tree(110, 560, 400)
  );
}

/** The pots of a kitchen that cooks for many. */
function kitchen(): string {
  const pot = (x: number, scale: number, content: string) =>
    at(
      x,
      560,
      scale,
      element('g', { opacity: 0.22 }, ellipse(14, 4, 170, 16, house.shade)) +
        path('M-150 0L-132 -46H132L150 0Z', clayTone) +
        path('M-46 0V-34C-46 -46 46 -46 46 -34V0Z', house.shade) +
        path('M0 -4C-26 -16 -14 -32 0 -46C14 -32 26 -16 0 -4Z', house.turmeric) +
        path(
          'M-138 -196H138C146 -120 120 -46 70 -46H-70C-120 -46 -146 -120 -138 -196Z',
          '#A9A79C',
        ) +
        path('M60 -196H138C146 -120 120 -46 70 -46H20C60 -80 70 -140 60 -196Z', '#94928A') +
        ellipse(0, -196, 146, 30, '#C4C2B6') +
        ellipse(0, -195, 130, 23, content) +
        ellipse(-30, -199, 60, 9, lighter(content, 0.2)),
    );
  const steam = (x: number) =>
    [-40, 0, 44]
      .map((dx, index) => {
        const from = x + dx;
        return stroke(
          `M${from} 300C${from - 22} 270 ${from + 22} 248 ${from} ${216 - index * 12}`,
          house.light,
          9,
          0.8,
        );
      })
      .join('');
  const plates = Array.from({ length: 9 }, (_, index) =>
    ellipse(1086, 548 - index * 9, 76, 15, index % 2 ? '#C4C2B6' : '#DAD8CC'),
  );
  const tiles = Array.from({ length: 9 }, (_, index) => `M${num(index * 150)} 0V560`);
  return (
    rect(0, 0, width, height, '#E9DCBF') +
    stroke(tiles.join(''), darker('#E9DCBF', 0.05), 2) +
    rect(120, 90, 300, 190, house.paper2) +
    rect(134, 104, 272, 162, lighter(land.sky, 0.5)) +
    woods(166, 374, 266, 60, '#A4B28D') +
    stroke('M270 104V266', house.paper2, 8) +
    stroke('M560 120H1100', bark, 9) +
    stroke('M640 120V230M760 120V210M880 120V236M1000 120V214', '#94928A', 7) +
    ellipse(640, 250, 30, 26, '#94928A') +
    path('M736 206H784L776 262H744Z', house.brass) +
    ellipse(880, 256, 26, 26, house.wood) +
    path('M976 212H1024L1018 252H982Z', '#94928A') +
    rect(0, 556, width, height - 556, darker(house.stone, 0.06)) +
    rect(0, 556, width, 8, darker(house.stone, 0.2)) +
    pot(280, 1.06, '#E3B74B') +
    pot(640, 1.2, '#F0E8D4') +
    pot(930, 0.66, '#9C5A2E') +
    steam(280) +
    steam(640) +
    plates.join('')
  );
}

/** By the name of the picture. */
export const partnerScenes: Record<string, string> = {
  nursery: picture(width, height, nursery()),
  school: picture(width, height, school()),
  shelter: picture(width, height, shelter()),
  kitchen: picture(width, height, kitchen()),
};
