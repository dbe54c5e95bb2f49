/** How round and square things look from slightly above, lit from the upper left. */
import { element, ellipse, num, path, polygon } from './svg.ts';
import { darker, house, lighter } from './tones.ts';

/** Sine of the angle that the eye looks down at: a circle is this much flatter than wide. */
export const tilt = 0.1;

/** A straight step [radius, y] or a curved one [r1, y1, r2, y2, radius, y]; y is negative upwards. */
type Step = readonly [number, number] | readonly [number, number, number, number, number, number];

/** The right-hand outline of something turned on a wheel, from the foot upwards. */
export interface Profile {
  foot: readonly [number, number];
  steps: readonly Step[];
}

export function straightProfile(radius: number, bottom: number, top: number): Profile {
  return { foot: [radius, bottom], steps: [[radius, top]] };
}

/** The part of a turned body between two shares of its half-width (-1 left edge, 1 right edge). */
export function slice(profile: Profile, from: number, to: number): string {
  const [footRadius, footY] = profile.foot;
  const last = profile.steps[profile.steps.length - 1];
  const [topRadius, topY] = last ? endOf(last) : profile.foot;
  const arc = (radius: number, sweep: 0 | 1) =>
    `A${num(radius)} ${num(radius * tilt)} 0 0 ${sweep} `;
  return [
    `M${onRim(footRadius, footY, from)}`,
    arc(footRadius, 0) + onRim(footRadius, footY, to),
    ...profile.steps.map((step) => written(step, to)),
    topRadius > 0 ? arc(topRadius, 1) + onRim(topRadius, topY, from) : '',
    ...descent(profile, from),
    'Z',
  ].join('');
}

/** A turned body in flat tones: itself, two steps of shade on the right, one light on the left. */
export function turnedBody(profile: Profile, colour: string, gloss = 0.22): string {
  return path(slice(profile, -1, 1), colour) + bodyLight(profile, gloss);
}

export function bodyLight(profile: Profile, gloss = 0.22): string {
  return (
    path(slice(profile, 0.46, 1), house.shade, 0.09) +
    path(slice(profile, 0.78, 1), house.shade, 0.1) +
    path(slice(profile, -0.84, -0.66), house.light, gloss)
  );
}

/** A flat lid or tablet with its top in sight; `top` and `bottom` are the heights of its edges. */
export function lid(radius: number, bottom: number, top: number, colour: string): string {
  return (
    turnedBody(straightProfile(radius, bottom, top), colour, 0.16) +
    ellipse(0, top, radius, radius * tilt, lighter(colour, 0.18))
  );
}

export interface BoxSize {
  width: number;
  height: number;
  depth: number;
}

export interface DrawnBox {
  svg: string;
  /** Puts content drawn around the middle of the front's foot onto the front. */
  onFront: (content: string) => string;
  onSide: (content: string) => string;
  /** Half the breadth on the picture. */
  reach: number;
}

/** A box with its nearest edge standing at y = 0, turned by the angle (0 shows the front alone). */
export function box(size: BoxSize, degrees: number, colour: string, topColour?: string): DrawnBox {
  const { width, height, depth } = size;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const reach = (width * cos + depth * sin) / 2;
  const near = -reach + width * cos;
  const frontRise = -width * sin * tilt;
  const sideRise = -depth * cos * tilt;
  const left = near - width * cos;
  const right = near + depth * sin;
  const face = (a: number, b: number, e: number, f: number) => (content: string) =>
    element(
      'g',
      { transform: `matrix(${num(a)} ${b.toFixed(4)} 0 1 ${num(e)} ${num(f)})` },
      content,
    );
  const svg =
    polygon(
      [
        [left, frontRise],
        [near, 0],
        [near, -height],
        [left, frontRise - height],
      ],
      colour,
    ) +
    polygon(
      [
        [near, 0],
        [right, sideRise],
        [right, sideRise - height],
        [near, -height],
      ],
      darker(colour, 0.2),
    ) +
    polygon(
      [
        [near, -height],
        [right, sideRise - height],
        [left + depth * sin, frontRise + sideRise - height],
        [left, frontRise - height],
      ],
      topColour ?? lighter(colour, 0.22),
    );
  return {
    svg,
    reach,
    onFront: face(cos, sin * tilt, near - (cos * width) / 2, (-sin * tilt * width) / 2),
    onSide: face(sin, -cos * tilt, near + (sin * depth) / 2, (-cos * tilt * depth) / 2),
  };
}

/** The near rim of a level circle, at a share of its half-width. */
function onRim(radius: number, y: number, share: number): string {
  const nearer = radius * tilt * Math.sqrt(Math.max(0, 1 - share * share));
  return `${num(radius * share)} ${num(y + nearer)}`;
}

function endOf(step: Step): readonly [number, number] {
  return step.length === 2 ? step : [step[4], step[5]];
}

function written(step: Step, share: number): string {
  if (step.length === 2) return `L${onRim(step[0], step[1], share)}`;
  const [r1, y1, r2, y2, r, y] = step;
  return `C${onRim(r1, y1, share)} ${onRim(r2, y2, share)} ${onRim(r, y, share)}`;
}

function descent(profile: Profile, share: number): string[] {
  return profile.steps
    .map((step, index): string => {
      const before = profile.steps[index - 1];
      const to = before ? endOf(before) : profile.foot;
      if (step.length === 2) return written(to, share);
      return written([step[2], step[3], step[0], step[1], to[0], to[1]], share);
    })
    .reverse();
}
