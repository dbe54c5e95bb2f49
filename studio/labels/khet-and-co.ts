import { rect, stroke } from '../svg.ts';
import { inkOn, readable } from './ink.ts';
import { setName } from './name-block.ts';
import { circle, placed, ringLine, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { capitalOf, line, lineWithin, widthOf } from './type.ts';

/** A co-operative's print shop: kraft, one strong ink, wood type set to the full measure, a stamped number. */
const kraft = '#D9BC8E';
const ink = '#1E1A16';
const pale = '#FBF3E0';

/** A sun over furrows. */
function mark(x: number, y: number, size: number, colour: string): string {
  const rays = times(9, (index) => {
    const turn = ((index - 4) * 20 * Math.PI) / 180;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    return stroke(
      `M${x + dx * size * 0.3} ${y + dy * size * 0.3}L${x + dx * size * 0.46} ${y + dy * size * 0.46}`,
      colour,
      size * 0.06,
    );
  });
  const furrows = times(5, (index) =>
    stroke(
      `M${x + (index - 2) * size * 0.05} ${y + size * 0.06}L${x + (index - 2) * size * 0.24} ${y + size * 0.4}`,
      colour,
      size * 0.07,
    ),
  );
  const sun = `M${x - size * 0.22} ${y}A${size * 0.22} ${size * 0.22} 0 0 1 ${x + size * 0.22} ${y}Z`;
  return `<path d="${sun}" fill="${colour}"/>${rays}${furrows}`;
}

/** The name in lines that all fill the measure, as large as the box allows. */
function block(name: string, box: Box, colour: string): string {
  const capital = capitalOf('khet-name');
  const { lines } = setName(name, box, { face: 'khet-name', fill: colour, leading: 0.82 });
  const sizes = lines.map((text) =>
    Math.min(box.width / widthOf(text, { face: 'khet-name', size: 1 }), box.height * 1.05),
  );
  const gap = box.height * 0.045;
  const total = sizes.reduce((sum, size) => sum + size * capital, gap * (lines.length - 1));
  const share = Math.min(1, box.height / total);
  let y = box.y + (box.height - total * share) / 2;
  return lines
    .map((text, index) => {
      const size = (sizes[index] ?? 0) * share;
      y += size * capital;
      const drawn = line(text, middle(box), y, { face: 'khet-name', size, fill: colour });
      y += gap * share;
      return drawn;
    })
    .join('');
}

function field({ width, height, tint }: Sheet, box: Box): string {
  const strong = readable(tint, pale, 3.4);
  const top = box.y + box.height * 0.2;
  const fibres = times(70, (index) => {
    const x = (index * 0.618 * width) % width;
    const y = (index * 0.379 * height) % height;
    return stroke(`M${x} ${y}l${width * 0.012} ${height * 0.004}`, '#8B6A3C', 2, 0.3);
  });
  return (
    rect(0, 0, width, height, kraft) +
    fibres +
    rect(0, 0, width, top, strong) +
    rect(0, box.y + box.height * 0.785, width, height * 0.012, ink)
  );
}

function stamp(x: number, y: number, r: number, number: string, colour: string): string {
  return placed(
    x,
    y,
    ringLine(0, 0, r, colour, r * 0.1) +
      ringLine(0, 0, r * 0.82, colour, r * 0.04) +
      line('LOT', 0, -r * 0.3, { face: 'khet-name', size: r * 0.42, fill: colour, spacing: 0.1 }) +
      lineWithin(number, 0, r * 0.42, r * 1.2, {
        face: 'khet-name',
        size: r * 0.86,
        fill: colour,
      }),
    -11,
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words, tint } = sheet;
  const u = unit(box);
  const strong = readable(tint, pale, 3.4);
  const onTop = inkOn(strong, ink, pale);
  const number = words.sku.split('-')[1] ?? '';
  const upper = words.name.toUpperCase();
  return (
    mark(
      box.x + box.width * 0.11,
      box.y + box.height * 0.115,
      Math.min(u * 17, box.height * 0.17),
      onTop,
    ) +
    lineWithin(
      'KHET & CO.',
      box.x + box.width * 0.23,
      box.y + box.height * 0.145,
      box.width * 0.72,
      {
        face: 'khet-name',
        size: Math.min(u * 19, box.height * 0.15),
        fill: onTop,
        anchor: 'start',
        spacing: 0.03,
      },
    ) +
    block(upper, slice(box, 0.25, 0.67, 0.03), ink) +
    lineWithin(words.tagline, middle(box), box.y + box.height * 0.745, box.width * 0.92, {
      face: 'khet-text',
      size: u * 5.6,
      fill: ink,
    }) +
    lineWithin(
      words.quantity.toUpperCase(),
      box.x + box.width * 0.04,
      box.y + box.height * 0.962,
      box.width * 0.48,
      {
        face: 'khet-name',
        size: Math.min(u * 16, box.height * 0.125),
        fill: readable(tint, kraft, 4.2),
        anchor: 'start',
      },
    ) +
    (words.local
      ? lineWithin(
          words.local,
          box.x + box.width * 0.04,
          box.y + box.height * 0.85,
          box.width * 0.5,
          {
            face: 'local-sans',
            size: Math.min(u * 5.6, box.height * 0.05),
            fill: ink,
            anchor: 'start',
          },
        )
      : '') +
    stamp(
      box.x + box.width * 0.84,
      box.y + box.height * 0.885,
      Math.min(u * 11.5, box.height * 0.1),
      number,
      readable(tint, kraft, 3.6),
    ) +
    vegMark(box.x + box.width * 0.635, box.y + box.height * 0.905, u * 8, words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height, tint } = sheet;
  const strong = readable(tint, pale, 3.4);
  return (
    rect(0, 0, width, height, kraft) +
    circle(width / 2, height / 2, width * 0.45, strong) +
    mark(width / 2, height * 0.2, width * 0.18, pale) +
    roundTop(sheet, {
      brandFace: 'khet-name',
      nameFace: 'khet-name',
      brand: 'KHET & CO.',
      ink: pale,
    })
  );
}

export const khetAndCo: Hand = {
  field,
  front,
  print: () => ({ face: 'khet-text', ink }),
  lid,
};
