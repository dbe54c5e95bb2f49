import type { DrawnThing, View } from './drawn.ts';
import { backLabel, flatLabel, plant } from './label.ts';
import { tilt } from './solids.ts';
import { element, num, path, rect, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';
import type { Tones } from './tones.ts';

/** Turns a flat front about the upright axis. */
function swung(degrees: number, content: string): string {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rise = Math.sin((degrees * Math.PI) / 180) * tilt;
  return element('g', { transform: `matrix(${num(cos)} ${rise.toFixed(4)} 0 1 0 0)` }, content);
}

/** A stand-up pouch with a pressed seam, a zip line and a round gusset. */
export function pouch(tones: Tones, view: View): DrawnThing {
  return pouchWith(tones, view, flatLabel(196, 236, -254, tones, view));
}

/** The pouch with the printed side turned to the reader. */
export function pouchBack(tones: Tones, view: View): DrawnThing {
  return pouchWith(tones, view, backLabel(216, 270, -246, tones.accent, view.line));
}

function pouchWith(tones: Tones, view: View, label: string): DrawnThing {
  const kraft = tones.wrap;
  const fold = (d: string, opacity: number) => path(d, house.shade, opacity);
  const front =
    path(
      'M-170 -496L170 -496L168 -330C172 -220 176 -110 172 -26Q171 -14 158 -12C60 4 -60 4 -158 -12Q-171 -14 -172 -26C-176 -110 -172 -220 -168 -330Z',
      kraft,
    ) +
    path('M-170 -496H170L169.500 -448H-169.500Z', darker(kraft, 0.07)) +
    stroke('M-169 -448H169M-169 -432H169', darker(kraft, 0.32), 1.6, 0.5) +
    fold('M168 -432C160 -300 158 -120 150 -11Q171 -14 172 -26C176 -110 172 -220 168 -330Z', 0.1) +
    fold('M168 -432C146 -300 138 -150 120 -8L150 -11C158 -120 160 -300 168 -432Z', 0.05) +
    path(
      'M-168 -432C-150 -300 -148 -150 -142 -10L-158 -12Q-171 -14 -172 -26C-176 -110 -172 -220 -168 -330Z',
      house.light,
      0.16,
    ) +
    stroke('M-171 -58C-110 -8 110 -8 171 -58', darker(kraft, 0.35), 1.8, 0.55) +
    label;
  return {
    svg: swung(view.turn, front),
    reach: 170,
    height: 496,
  };
}

/** A small sealed packet with pinked ends. */
export function sachet(tones: Tones, view: View): DrawnThing {
  const half = 140;
  const tooth = (y: number, depth: number, from: number, to: number) => {
    const steps = 20;
    return Array.from({ length: steps + 1 }, (_, index) => {
      const x = from + ((to - from) * index) / steps;
      return `L${num(x)} ${num(index % 2 === 0 ? y : y + depth)}`;
    }).join('');
  };
  const body = lighter(tones.accent, 0.06);
  const outline = `M${-half} -358${tooth(-362, 8, -half, half)}C${half - 7} -270 ${half - 7} -96 ${half} -4${tooth(-8, 8, half, -half)}C${-half + 7} -96 ${-half + 7} -270 ${-half} -358Z`;
  const seam = (y: number) => {
    const lines: string[] = [];
    for (let x = -half + 10; x < half - 4; x += 10) lines.push(`M${x} ${y}v30`);
    return stroke(lines.join(''), house.shade, 1.4, 0.16);
  };
  const front =
    path(outline, body) +
    path(
      `M${half} -4C${half - 7} -96 ${half - 7} -270 ${half} -362L92 -320C104 -230 104 -130 92 -46Z`,
      house.shade,
      0.13,
    ) +
    path(
      `M${-half} -4C${-half + 7} -96 ${-half + 7} -270 ${-half} -362L-104 -320C-112 -230 -112 -130 -104 -46Z`,
      house.light,
      0.16,
    ) +
    seam(-352) +
    seam(-40) +
    element('ellipse', { cx: 0, cy: -186, rx: 84, ry: 108, fill: house.paper0 }) +
    element('ellipse', {
      cx: 0,
      cy: -186,
      rx: 76,
      ry: 100,
      fill: 'none',
      stroke: tones.accent,
      'stroke-width': view.line * 0.8,
    }) +
    plant(tones.plant, 0, -188, 118, { ...view, within: 118 }) +
    rect(-24, -112, 48, view.line * 0.8, house.rule);
  return {
    svg: swung(view.turn, front),
    reach: half,
    height: 362,
  };
}
