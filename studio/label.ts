import { plantMarks, plants } from '../lib/content/plants.ts';
import type { PlantName } from '../lib/content/plants.ts';
import type { View } from './drawn.ts';
import { slice, straightProfile, tilt } from './solids.ts';
import { element, num, path, rect, stroke } from './svg.ts';
import { house } from './tones.ts';

/** A plant in line, its middle at (x, y), as high as asked unless it grows wider than `within`. */
export function plant(
  name: PlantName,
  x: number,
  y: number,
  height: number,
  look: { line: number; colour?: string; plate?: boolean; squeeze?: number; within?: number },
): string {
  const drawing = (look.plate ? plants : plantMarks)[name];
  const [, , boxWidth = 1, boxHeight = 1] = drawing.viewBox.split(' ').map(Number);
  const scale = Math.min(height / boxHeight, (look.within ?? Infinity) / boxWidth);
  const squeeze = look.squeeze ?? 1;
  const left = num(x - (boxWidth * scale * squeeze) / 2);
  const size = `${(scale * squeeze).toFixed(4)} ${scale.toFixed(4)}`;
  return element(
    'g',
    {
      transform: `translate(${left} ${num(y - (boxHeight * scale) / 2)}) scale(${size})`,
      fill: 'none',
      stroke: look.colour ?? house.leaf7,
      'stroke-width': look.line / scale,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    drawing.paths.map((d) => element('path', { d })).join(''),
  );
}

/** A flat label, its middle at (0, y): paper, a rule, the plant's mark, a band of the house's colour. */
export function flatLabel(
  width: number,
  height: number,
  y: number,
  ink: { plant: PlantName; accent: string; paper?: string },
  view: View,
): string {
  const top = y - height / 2;
  const band = height * 0.2;
  const rule = (at: number, reach: number, colour: string) =>
    stroke(`M${num(-reach)} ${num(at)}H${num(reach)}`, colour, view.line * 0.8);
  return (
    rect(-width / 2, top, width, height, ink.paper ?? house.paper0) +
    rect(-width / 2, top + height - band, width, band, ink.accent) +
    rule(top + height * 0.07, width * 0.42, ink.accent) +
    plant(ink.plant, 0, top + height * 0.4, height * 0.5, { ...view, within: width * 0.72 }) +
    rule(top + height * 0.715, width * 0.14, house.rule)
  );
}

/** The same label laid around a turned body; the half-width is the body's. */
export function roundLabel(
  radius: number,
  top: number,
  bottom: number,
  ink: { plant: PlantName; accent: string; paper?: string },
  view: View,
): string {
  const shareAt = (degrees: number) =>
    Math.sin((Math.min(90, Math.max(-90, degrees)) * Math.PI) / 180);
  const from = shareAt(-view.turn - 74);
  const to = shareAt(74 - view.turn);
  const middle = shareAt(-view.turn);
  const squeeze = Math.cos((view.turn * Math.PI) / 180);
  const height = bottom - top;
  const at = (share: number) => top + height * share;
  const piece = (a: number, b: number, colour: string) =>
    path(slice(straightProfile(radius, at(b), at(a)), from, to), colour);
  const drop = radius * tilt * squeeze;
  const width = radius * 1.5;
  return (
    piece(0, 1, ink.paper ?? house.paper0) +
    piece(0.8, 1, ink.accent) +
    piece(0.065, 0.065 + (view.line * 0.8) / height, ink.accent) +
    plant(ink.plant, radius * middle, at(0.4) + drop, height * 0.5, {
      ...view,
      squeeze,
      within: width * 0.72,
    }) +
    stroke(
      `M${num(radius * middle - width * 0.13 * squeeze)} ${num(at(0.715) + drop)}h${num(width * 0.26 * squeeze)}`,
      house.rule,
      view.line * 0.8,
    )
  );
}
