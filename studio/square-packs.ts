import type { DrawnThing, View } from './drawn.ts';
import { flatLabel, plant } from './label.ts';
import { box as solidBox } from './solids.ts';
import { element, num, path, rect, stroke } from './svg.ts';
import { darker, house, lighter } from './tones.ts';
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

/** A bar in a paper band, its corners worn round. */
export function soap(tones: Tones, view: View): DrawnThing {
  const turn = ((16 + view.turn) * Math.PI) / 180;
  const [width, height, depth] = [340, 196, 96];
  const cos = Math.cos(turn);
  const back = { x: depth * Math.sin(turn), y: -depth * cos * 0.16 };
  const bar = lighter(tones.content, 0.3);
  const corner = 44;
  const slab = (x: number, inset: number, fill: string) =>
    element('rect', {
      x: x + inset,
      y: -height,
      width: width - inset * 2,
      height,
      rx: corner,
      fill,
    });
  const set = (x: number, y: number, content: string) =>
    element('g', { transform: `matrix(${num(cos)} 0 0 1 ${num(x)} ${num(y)})` }, content);
  const shift = -back.x / 2;
  const sweep = (content: string) =>
    Array.from({ length: 49 }, (_, step) => {
      const share = 1 - step / 48;
      return set(shift + back.x * share, back.y * share, content);
    }).join('');
  const bandWidth = 168;
  const bandAt = -30;
  const svg =
    sweep(slab(-width / 2, 0, darker(bar, 0.1))) +
    sweep(
      rect(
        bandAt - bandWidth / 2,
        -height - 1.5,
        bandWidth,
        height + 1.5,
        darker(house.paper0, 0.13),
      ),
    ) +
    set(
      shift,
      0,
      slab(-width / 2, 0, bar) +
        element('rect', {
          x: -width / 2 + 18,
          y: -height + 16,
          width: width - 36,
          height: height - 32,
          rx: corner - 14,
          fill: lighter(bar, 0.16),
        }) +
        rect(bandAt - bandWidth / 2, -height - 1.5, bandWidth, height + 1.5, house.paper0) +
        rect(bandAt - bandWidth / 2, -46, bandWidth, 46, tones.accent) +
        plant(tones.plant, bandAt, -122, 92, { ...view, within: 120 }) +
        stroke(`M${bandAt - 26} -62h52`, house.rule, view.line * 0.8),
    );
  const reach = (width * cos + back.x) / 2;
  return { svg, reach, height: height + 20 };
}

/** A slim carton with three sticks in a brass foot beside it. */
export function incense(tones: Tones, view: View): DrawnThing {
  const body = solidBox({ width: 112, height: 470, depth: 92 }, 20 + view.turn, tones.accent);
  const stick = (x: number, y: number) =>
    stroke(`M96 -14L${x} ${y}`, darker(tones.content, 0.42), 5) +
    stroke(`M96 -14L${num(96 + (x - 96) * 0.24)} ${num(-14 + (y + 14) * 0.24)}`, '#C8A878', 4);
  const foot =
    path('M58 -18C58 -2 74 0 96 0C118 0 134 -2 134 -18Z', house.brass) +
    path('M104 -18C118 -18 128 -18 134 -18C134 -2 118 0 100 0Z', darker(house.brass, 0.16)) +
    element('ellipse', { cx: 96, cy: -18, rx: 38, ry: 5, fill: lighter(house.brass, 0.25) });
  const front =
    rect(-56, -128, 112, 128, house.paper0) +
    rect(-56, -128, 112, 6, darker(tones.wrap, 0.05)) +
    plant(tones.plant, 0, -64, 84, { ...view, within: 82 }) +
    rect(-34, -400, 68, 3, lighter(tones.accent, 0.55)) +
    plant(tones.plant, 0, -300, 150, {
      ...view,
      within: 82,
      colour: lighter(tones.accent, 0.6),
    }) +
    rect(-34, -204, 68, 3, lighter(tones.accent, 0.55));
  const pack = element(
    'g',
    { transform: 'translate(-46 0)' },
    body.svg +
      body.onFront(front) +
      body.onSide(
        element('rect', {
          x: -46,
          y: -128,
          width: 92,
          height: 128,
          fill: darker(house.paper0, 0.2),
        }),
      ),
  );
  const svg = pack + stick(118, -356) + stick(140, -340) + stick(160, -318) + foot;
  return { svg, reach: 128, height: 490 };
}

/** A basket on its foot, filled from the same shelf by `filling`. */
export function hamper(tones: Tones, view: View, filling: string): DrawnThing {
  const cane = lighter(house.wood, 0.24);
  const rows: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    const y = -168 + row * 27;
    const half = 232 - row * 8;
    const shift = (row % 2) * 18;
    const strands: string[] = [];
    for (let x = -half + 10 + shift; x < half - 10; x += 36) {
      strands.push(
        `M${num(x - 14)} ${num(y + 20)}Q${num(x)} ${num(y + 7)} ${num(x + 14)} ${num(y + 20)}`,
      );
    }
    rows.push(stroke(strands.join(''), darker(cane, 0.3), 5, 0.55));
    rows.push(stroke(`M${-half + 2} ${y + 27}H${half - 4}`, darker(cane, 0.3), 2, 0.35));
  }
  const ribbon = tones.accent;
  const svg =
    stroke('M-214 -190C-190 -470 190 -470 214 -190', darker(cane, 0.3), 20) +
    stroke('M-214 -190C-190 -470 190 -470 214 -190', cane, 12) +
    filling +
    path('M-238 -178L238 -178L190 -12Q188 0 176 0L-176 0Q-188 0 -190 -12Z', cane) +
    rows.join('') +
    path('M120 -178L238 -178L190 -12Q188 0 176 0L92 0Z', house.shade, 0.1) +
    element('rect', {
      x: -246,
      y: -202,
      width: 492,
      height: 30,
      rx: 15,
      fill: darker(cane, 0.06),
    }) +
    stroke('M-232 -192H232', lighter(cane, 0.35), 4, 0.7) +
    ribbonTag(ribbon, tones, view);
  return { svg, reach: 240, height: 402 };
}

function ribbonTag(ribbon: string, tones: Tones, view: View): string {
  return (
    path('M-8 -186C-60 -232 -96 -206 -84 -182C-76 -164 -36 -168 -8 -180Z', ribbon) +
    path('M8 -186C60 -232 96 -206 84 -182C76 -164 36 -168 8 -180Z', darker(ribbon, 0.14)) +
    path(
      'M-10 -178L-34 -112L-14 -120L-4 -176ZM10 -178L36 -116L16 -122L4 -176Z',
      darker(ribbon, 0.08),
    ) +
    element('rect', { x: -13, y: -194, width: 26, height: 24, rx: 6, fill: darker(ribbon, 0.2) }) +
    stroke('M0 -170L0 -146', house.shelfLine, 2) +
    element('rect', { x: -50, y: -150, width: 100, height: 124, rx: 3, fill: house.paper0 }) +
    rect(-50, -48, 100, 22, ribbon) +
    plant(tones.plant, 0, -98, 72, { ...view, within: 76 })
  );
}
