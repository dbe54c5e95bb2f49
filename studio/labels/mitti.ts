import { path, rect, stroke } from '../svg.ts';
import { mixed } from '../tones.ts';
import { inkOn } from './ink.ts';
import { nameBlock } from './name-block.ts';
import { circle, frame, placed, times } from './ornament.ts';
import { roundTop } from './round-top.ts';
import { middle, slice, unit } from './sheet.ts';
import type { Box, Hand, Sheet } from './sheet.ts';
import { vegMark } from './small-print.ts';
import { lineWithin } from './type.ts';

/** Raw clay: no ornament but a frame pressed without ink, and the name as large as it is said at home. */
const dark = '#3A1F14';
const pale = '#FFF4E4';

function clay({ tint }: Sheet): string {
  return mixed('#D2A17C', tint, 0.45);
}

/** A frame pressed into the card: light below, shade above. */
function blind(box: Box, colour: string, line: number): string {
  const shade = mixed(colour, '#2A140A', 0.3);
  const light = mixed(colour, '#FFFFFF', 0.42);
  return (
    frame(box.x, box.y, box.width, box.height, { colour: light, line, radius: line * 5 }) +
    frame(box.x - line * 0.5, box.y - line * 0.5, box.width, box.height, {
      colour: shade,
      line: line * 0.8,
      radius: line * 5,
    })
  );
}

/** A water pot in one stroke. */
function mark(x: number, y: number, size: number, colour: string): string {
  const s = size / 100;
  const pot = `M-20 -46H20M-14 -46C-14 -34 -14 -30 -24 -24C-52 -8 -50 34 -16 46H16C50 34 52 -8 24 -24C14 -30 14 -34 14 -46`;
  return placed(x, y, stroke(pot, colour, 7) + stroke('M-40 4Q0 20 40 4', colour, 5), 0, s);
}

function field(sheet: Sheet, box: Box): string {
  const { width, height } = sheet;
  const colour = clay(sheet);
  const specks = times(160, (index) => {
    const x = (index * 0.618034 * width) % width;
    const y = (index * 0.754878 * height) % height;
    return circle(x, y, 1.4 + (index % 4), index % 3 ? mixed(colour, dark, 0.3) : pale, 0.35);
  });
  const hill = `M0 ${box.y + box.height * 0.82}C${width * 0.2} ${box.y + box.height * 0.77} ${width * 0.36} ${box.y + box.height * 0.87} ${width * 0.5} ${box.y + box.height * 0.82}S${width * 0.82} ${box.y + box.height * 0.77} ${width} ${box.y + box.height * 0.83}V${height}H0Z`;
  const inset = Math.min(box.width, box.height) * 0.045;
  return (
    rect(0, 0, width, height, colour) +
    path(hill, mixed(colour, dark, 0.2)) +
    specks +
    blind(
      {
        x: box.x + inset,
        y: box.y + inset,
        width: box.width - inset * 2,
        height: box.height - inset * 2,
      },
      colour,
      inset * 0.16,
    )
  );
}

function front(sheet: Sheet, box: Box): string {
  const { words } = sheet;
  const u = unit(box);
  const x = middle(box);
  const ground = clay(sheet);
  const ink = inkOn(ground, dark, pale);
  const low = mixed(ground, dark, 0.2);
  const onLow = inkOn(low, dark, pale);
  return (
    mark(x - u * 19, box.y + box.height * 0.135, u * 11, ink) +
    lineWithin('मिट्टी', x - u * 9, box.y + box.height * 0.165, box.width * 0.5, {
      face: 'mitti-local',
      size: u * 13,
      fill: ink,
      anchor: 'start',
    }) +
    nameBlock(words.local || words.name, slice(box, 0.245, words.local ? 0.445 : 0.6, 0.09), {
      face: words.local ? 'mitti-local' : 'mitti-name',
      fill: ink,
      leading: 1.2,
      most: 0.68,
    }) +
    (words.local
      ? nameBlock(words.name, slice(box, 0.46, 0.73, 0.08), {
          face: 'mitti-name',
          fill: ink,
          leading: 0.92,
          most: 0.7,
        })
      : '') +
    lineWithin(words.tagline, x, box.y + box.height * 0.775, box.width * 0.8, {
      face: 'mitti-text',
      size: u * 5.4,
      fill: ink,
    }) +
    lineWithin(words.quantity, x, box.y + box.height * 0.915, box.width * 0.5, {
      face: 'mitti-name',
      size: u * 8.6,
      fill: onLow,
    }) +
    vegMark(box.x + box.width * 0.86, box.y + box.height * 0.895, u * 7, words.isVeg)
  );
}

function lid(sheet: Sheet): string {
  const { width, height } = sheet;
  const ground = clay(sheet);
  const ink = inkOn(ground, dark, pale);
  return (
    rect(0, 0, width, height, ground) +
    circle(width / 2, height / 2, width * 0.44, mixed(ground, '#FFFFFF', 0.16)) +
    mark(width / 2, height * 0.19, width * 0.13, ink) +
    roundTop(sheet, { brandFace: 'mitti-local', nameFace: 'mitti-name', brand: 'मिट्टी', ink })
  );
}

export const mitti: Hand = {
  field,
  front,
  print: (sheet) => ({ face: 'mitti-text', ink: inkOn(clay(sheet), dark, pale) }),
  lid,
};
