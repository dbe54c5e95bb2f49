import { element, ellipse, rect } from './svg.ts';
import { darker, house, lighter } from './tones.ts';

/** The seamless ground of a picture, lightest in the upper left, with the filters that shadows use. */
export function ground(width: number, height: number, tone: string, floor: number): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const blur = (id: string, deviation: number) =>
    element(
      'filter',
      { id, x: '-60%', y: '-300%', width: '220%', height: '700%' },
      element('feGaussianBlur', { stdDeviation: deviation }),
    );
  const defs = element(
    'defs',
    {},
    element(
      'radialGradient',
      { id: 'window', cx: 0.12, cy: 0.06, r: 1.05 },
      stop(0, lighter(tone, 0.46)) + stop(0.55, lighter(tone, 0.1)) + stop(1, darker(tone, 0.03)),
    ) +
      element(
        'linearGradient',
        { id: 'floor', x1: 0, y1: 0, x2: 0, y2: 1 },
        stop(0, lighter(tone, 0.5), 0) + stop(1, lighter(tone, 0.5), 0.85),
      ) +
      blur('contact', 4) +
      blur('cast', 16),
  );
  const top = floor - height * 0.26;
  return (
    defs +
    rect(0, 0, width, height, 'url(#window)') +
    rect(0, top, width, height - top, 'url(#floor)')
  );
}

/** What a thing of this half-width throws on the ground; it stands at y = 0. */
export function shadow(reach: number, lift = 0): string {
  const blob = (cx: number, cy: number, rx: number, ry: number, opacity: number, filter: string) =>
    element('g', { opacity, filter: `url(#${filter})` }, ellipse(cx, cy, rx, ry, house.shade));
  return (
    blob(reach * 0.42, -10 + lift, reach * 1.06, Math.min(30, 10 + reach * 0.1), 0.2, 'cast') +
    blob(reach * 0.06, -5 + lift, reach * 1.0, Math.min(13, 5 + reach * 0.04), 0.34, 'contact')
  );
}
