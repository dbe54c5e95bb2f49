import type { DrawnThing, View } from './drawn.ts';
import { flatLabel, plant } from './label.ts';
import { box as solidBox } from './solids.ts';
import { element, rect, stroke } from './svg.ts';
import { darker, house } from './tones.ts';
import type { Tones } from './tones.ts';

/** A low box with a lid that slips over it. */
export function box(tones: Tones, view: View): DrawnThing {
  const size = { width: 300, height: 236, depth: 220 };
  const turn = 18 + view.turn;
  const body = solidBox(size, turn, tones.wrap);
  const lidBox = solidBox({ ...size, width: 308, height: 64, depth: 228 }, turn, tones.accent);
  const svg =
    body.svg +
    body.onFront(flatLabel(150, 126, -94, tones, view)) +
    body.onFront(rect(-150, -180, 300, 8, darker(tones.wrap, 0.2))) +
    body.onSide(rect(-110, -180, 220, 8, darker(tones.wrap, 0.36))) +
    element('g', { transform: 'translate(0 -176)' }, lidBox.svg);
  return {
    svg,
    reach: body.reach,
    height: 270,
  };
}

/** A tall carton with a tuck-in end, printed all over. */
export function carton(tones: Tones, view: View): DrawnThing {
  const body = solidBox({ width: 220, height: 420, depth: 140 }, 18 + view.turn, house.paper0);
  const side = (content: string) => body.onSide(content);
  const svg =
    body.svg +
    body.onFront(
      rect(-110, -92, 220, 92, tones.accent) +
        rect(-110, -420, 220, 14, tones.accent) +
        plant(tones.plant, 0, -272, 150, { ...view, within: 160 }) +
        stroke('M-34 -156H34M-22 -138H22', house.rule, view.line),
    ) +
    side(
      rect(-70, -420, 140, 420, tones.accent) +
        element('rect', {
          x: -70,
          y: -420,
          width: 140,
          height: 420,
          fill: house.shade,
          'fill-opacity': 0.18,
        }) +
        element(
          'g',
          { opacity: 0.5 },
          stroke(
            'M-36 -300H36M-36 -282H36M-36 -264H20M-36 -232H36M-36 -214H8',
            house.paper2,
            view.line,
          ),
        ),
    );
  return {
    svg,
    reach: body.reach,
    height: 440,
  };
}
