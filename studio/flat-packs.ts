import type { DrawnThing, View } from './drawn.ts';
import { flatLabel } from './label.ts';
import { tilt } from './solids.ts';
import { element, num, path, stroke } from './svg.ts';
import { darker, house } from './tones.ts';
import type { Tones } from './tones.ts';

/** Turns a flat front about the upright axis. */
function swung(degrees: number, content: string): string {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rise = Math.sin((degrees * Math.PI) / 180) * tilt;
  return element('g', { transform: `matrix(${num(cos)} ${rise.toFixed(4)} 0 1 0 0)` }, content);
}

/** A stand-up pouch with a pressed seam, a zip line and a round gusset. */
export function pouch(tones: Tones, view: View): DrawnThing {
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
    flatLabel(196, 236, -254, tones, view);
  return {
    svg: swung(view.turn, front),
    reach: 170,
    height: 496,
  };
}
