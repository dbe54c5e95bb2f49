/** What people build on the land: a house, a well. */
import { bark, land, shade } from './landscape.ts';
import { at, element, ellipse, num, path, polygon, rect, stroke } from './svg.ts';
import { darker, house, lighter, mixed } from './tones.ts';

/** A house of one storey with a verandah under its tiled roof. */
export function homestead(x: number, foot: number, scale: number): string {
  const tile = Array.from({ length: 15 }, (_, index) => {
    const top = -196 + index * 28;
    return `M${top} -292L${num(top * 1.28)} -196`;
  });
  const posts = [-236, -86, 86, 236].map((at) => rect(at - 6, -196, 12, 182, bark));
  const opening = (at: number, wide: number, tall: number) =>
    rect(at - wide / 2 - 7, -14 - tall - 7, wide + 14, tall + 7, house.paper2) +
    rect(at - wide / 2, -14 - tall, wide, tall, house.leaf9) +
    stroke(`M${at} ${-14 - tall}V-14`, darker(house.leaf9, 0.4), 3);
  return at(
    x,
    foot,
    scale,
    element('g', { opacity: 0.18 }, ellipse(40, 2, 330, 16, house.shade)) +
      rect(-214, -214, 428, 214, land.wall) +
      rect(120, -214, 94, 214, darker(land.wall, 0.07)) +
      opening(0, 66, 138) +
      [-140, 140]
        .map(
          (at) =>
            rect(at - 38, -146, 76, 82, house.paper2) +
            rect(at - 31, -140, 62, 70, house.leaf7) +
            stroke(`M${at} -140V-70`, house.paper2, 4),
        )
        .join('') +
      element('g', { opacity: 0.12 }, rect(-214, -200, 428, 46, house.shade)) +
      posts.join('') +
      polygon(
        [
          [-196, -292],
          [196, -292],
          [286, -190],
          [-286, -190],
        ],
        land.roof,
      ) +
      polygon(
        [
          [-196, -292],
          [196, -292],
          [204, -282],
          [-204, -282],
        ],
        darker(land.roof, 0.2),
      ) +
      stroke(tile.join(''), darker(land.roof, 0.22), 2.4, 0.6) +
      rect(-290, -192, 580, 9, darker(land.roof, 0.26)) +
      rect(-262, -18, 524, 18, house.stone) +
      rect(-72, -8, 144, 14, darker(house.stone, 0.1)),
  );
}

/** A round well with its wheel. */
export function well(x: number, foot: number, scale: number): string {
  const stone = mixed(house.stone, '#8F866F', 0.25);
  return at(
    x,
    foot,
    scale,
    shade(84) +
      rect(-72, -66, 144, 66, stone) +
      ellipse(0, 0, 72, 17, stone) +
      rect(30, -66, 42, 66, darker(stone, 0.1)) +
      stroke(
        'M-70 -44H70M-70 -22H70M-40 -66V-44M10 -66V-44M46 -44V-22M-20 -44V-22',
        darker(stone, 0.24),
        2,
        0.7,
      ) +
      ellipse(0, -66, 72, 17, lighter(stone, 0.2)) +
      ellipse(0, -65, 54, 11, house.leaf9) +
      stroke('M-58 -66V-176M58 -66V-176M-66 -174H66', bark, 9) +
      stroke('M0 -168V-92', darker(house.wood, 0.3), 3) +
      ellipse(0, -160, 20, 20, house.wood) +
      ellipse(0, -160, 11, 11, lighter(house.wood, 0.3)) +
      path('M-14 -98H14L10 -70H-10Z', house.brass),
  );
}
