/** The banners of /organic-living, 1600 × 640: the land between the lake and the planted wood. */
import { homestead, well } from './homestead.ts';
import { air, beds, chance, hills, land, water, woods } from './landscape.ts';
import { reeds, shrub, slimTree, tree } from './trees.ts';
import { at, ellipse, num, path, picture, rect, stroke } from './svg.ts';
import { darker, house, lighter, mixed } from './tones.ts';
import { haldiDot } from './wall.ts';

const width = 1600;
const height = 640;

const farHill = '#CDCFB2';
const nearHill = '#B4BD98';
const wood = '#8CA07A';

/** The water in the morning, with the landing stage. */
function lake(): string {
  const planks = Array.from({ length: 12 }, (_, index) => {
    const t = (index + 0.5) / 12;
    return `M${num(1012 + t * 94)} ${num(408 + t * 172)}h${num(52 + t * 14)}`;
  });
  return (
    air(width, 330) +
    haldiDot(1180, 172, 64) +
    hills(width, 352, [82, 128, 96, 150, 84, 120, 60], farHill) +
    hills(width, 352, [46, 72, 108, 64, 82, 52, 86], nearHill) +
    woods(-20, 900, 350, 62, wood) +
    woods(1240, width + 20, 350, 78, darker(wood, 0.08)) +
    water(width, 346, 592) +
    path('M1010 408H1066L1176 580H1106Z', house.wood) +
    stroke(planks.join(''), darker(house.wood, 0.3), 3) +
    stroke('M1012 410V452M1066 410V452M1050 486V540M1116 486V540', darker(house.wood, 0.36), 9) +
    hills(width, height, [96, 70, 58, 64, 74, 92, 120], land.meadow) +
    hills(width, height, [50, 38, 34, 30, 36, 46, 70], darker(land.meadow, 0.08)) +
    reeds(214, 580, 120) +
    reeds(292, 588, 86) +
    reeds(820, 588, 74) +
    tree(1440, 590, 430) +
    shrub(1300, 590, 60)
  );
}

/** How it is laid out, from above: twenty-four plots on one lane. */
function plan(): string {
  const ground = '#D5D8B4';
  const lane =
    'M-20 440C180 400 300 520 520 480C760 436 820 320 1040 340C1220 356 1330 480 1620 432';
  const plots = Array.from({ length: 12 }, (_, index) => {
    const t = index / 11;
    const x = 120 + t * 1330;
    const y = laneAt(x);
    return plot(x, y - 80, index) + plot(x + 30, y + 80, index + 12);
  });
  const grove = Array.from({ length: 96 }, (_, index) => {
    const x = 1000 + (index % 16) * 42 + chance(index * 2 + 5) * 22;
    const y = 8 + Math.floor(index / 16) * 34 + chance(index * 3 + 11) * 16;
    return crown(x, y, 15 + chance(index * 9) * 9, index);
  });
  return (
    rect(0, 0, width, height, ground) +
    path(
      'M-20 -20H760C740 60 820 120 700 190C560 262 420 160 260 226C150 270 60 250 -20 292Z',
      lighter(land.water, 0.2),
    ) +
    path(
      'M-20 -20H700C690 46 760 104 650 160C520 222 410 124 240 186C140 224 60 214 -20 250Z',
      land.water,
    ) +
    stroke(
      'M90 70h110M260 120h150M430 60h90M120 160h60M520 110h80',
      lighter(land.water, 0.5),
      4,
      0.8,
    ) +
    grove.join('') +
    stroke(lane, darker(land.path, 0.12), 50) +
    stroke(lane, land.path, 42) +
    plots.join('')
  );
}

function laneAt(x: number): number {
  const stops = [
    [-20, 440],
    [240, 460],
    [520, 480],
    [780, 398],
    [1040, 340],
    [1310, 408],
    [1620, 432],
  ] as const;
  const after = stops.findIndex(([at]) => at >= x);
  const [x1, y1] = stops[after - 1] ?? stops[0];
  const [x2, y2] = stops[after] ?? stops[0];
  const t = (x - x1) / (x2 - x1 || 1);
  return y1 + (y2 - y1) * t * t * (3 - 2 * t);
}

function crown(x: number, y: number, size: number, seed: number): string {
  const tone = mixed(land.leaf, '#4F6F55', chance(seed * 5 + 3) * 0.7);
  return (
    ellipse(x + size * 0.2, y + size * 0.24, size, size, darker('#D5D8B4', 0.2)) +
    ellipse(x, y, size, size, tone) +
    ellipse(x - size * 0.24, y - size * 0.26, size * 0.5, size * 0.48, lighter(tone, 0.16))
  );
}

function plot(x: number, y: number, index: number): string {
  const tone = ['#E3DDB6', '#DADFB6', '#E6D9AE'][index % 3] ?? '#E3DDB6';
  const isBuilt = index % 4 !== 2;
  const corners = [
    [-34, 33],
    [35, -33],
    [-4, 36],
  ] as const;
  const trees = corners.map(([dx, dy], place) =>
    crown(
      dx + chance(index * 7 + place) * 8,
      dy - chance(index * 5 + place) * 6,
      9 + chance(index + place * 31) * 5,
      index + place,
    ),
  );
  const roof =
    rect(-16, -15, 40, 30, darker(tone, 0.22)) +
    rect(-20, -19, 40, 15, land.roof) +
    rect(-20, -4, 40, 15, darker(land.roof, 0.16));
  const garden = stroke('M-22 -14H26M-22 -2H26M-22 10H26', '#8CA05C', 6);
  return at(
    x,
    y,
    1,
    rect(-52, -50, 104, 100, tone) +
      stroke('M-52 -50H52V50H-52Z', darker(land.leaf, 0.2), 3, 0.75) +
      (isBuilt ? roof : garden) +
      trees.join(''),
  );
}

/** The way through the planted wood. */
function lane(): string {
  const row = (count: number, foot: number, tall: number, tone: string, shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = ((index + shift) / count) * width;
      const away = Math.abs(x - 940);
      if (away < tall * 0.52) return '';
      const draw = index % 3 === 1 ? slimTree : tree;
      return draw(
        x,
        foot + chance(index + foot) * 16,
        tall * (0.86 + chance(index * 3) * 0.2),
        tone,
      );
    }).join('');
  return (
    air(width, 400, '#F1E9D2') +
    haldiDot(946, 214, 58) +
    woods(-20, width + 20, 404, 120, '#B9C3A0') +
    rect(0, 396, width, height - 396, land.meadow) +
    hills(width, height, [214, 196, 190, 200, 210, 196, 214], darker(land.meadow, 0.05)) +
    path(
      'M900 402C880 450 1010 470 960 530C930 568 800 590 690 640H1270C1250 590 1120 566 1090 526C1050 470 990 452 976 402Z',
      land.path,
    ) +
    path(
      'M976 402C990 452 1050 470 1090 526C1120 566 1250 590 1270 640H1200C1170 590 1080 572 1050 534C1020 484 960 450 952 402Z',
      darker(land.path, 0.07),
    ) +
    row(17, 424, 210, '#93A881', 0.3) +
    row(11, 478, 300, '#7C966D', 0.6) +
    row(7, 590, 440, land.leaf, 0.22) +
    shrub(560, 626, 70) +
    shrub(1350, 632, 84)
  );
}

/** One of the houses, with its verandah. */
function home(): string {
  return (
    air(width, 420) +
    hills(width, 430, [60, 92, 140, 104, 150, 96, 70], farHill) +
    woods(-20, width + 20, 436, 110, nearHill) +
    rect(0, 424, width, height - 424, land.meadow) +
    hills(width, height, [170, 150, 140, 144, 150, 160, 180], darker(land.meadow, 0.05)) +
    tree(420, 520, 380, '#7C966D') +
    tree(1380, 528, 410) +
    slimTree(560, 520, 270, '#7C966D') +
    path('M880 556C900 590 780 610 740 640H1130C1090 606 1030 592 1040 556Z', land.path) +
    homestead(960, 560, 1.02) +
    shrub(640, 574, 74) +
    shrub(1290, 578, 86) +
    shrub(720, 584, 50, '#8FA25C') +
    stroke('M30 606H350M30 578H350M60 560V630M150 560V630M240 560V630M330 560V630', house.wood, 8)
  );
}

/** A kitchen garden behind a house, with the well. */
function garden(): string {
  return (
    air(width, 330) +
    haldiDot(330, 150, 52) +
    hills(width, 350, [90, 130, 80, 120, 150, 100, 120], farHill) +
    woods(-20, width + 20, 362, 92, wood) +
    rect(0, 350, width, height - 350, land.meadow) +
    homestead(1330, 420, 0.56) +
    slimTree(1080, 406, 190) +
    tree(1560, 430, 300) +
    tree(120, 436, 300, '#7C966D') +
    slimTree(300, 412, 200, '#7C966D') +
    beds(820, 414, 622, 900, 7) +
    well(1390, 590, 1.12) +
    shrub(190, 620, 80)
  );
}

/** By the name of the picture. */
export const organicLivingScenes: Record<string, string> = {
  lake: picture(width, height, lake()),
  plan: picture(width, height, plan()),
  lane: picture(width, height, lane()),
  house: picture(width, height, home()),
  garden: picture(width, height, garden()),
};
