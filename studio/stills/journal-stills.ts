import { grounds } from './grounds.ts';
import { amla, fennel, groundnuts, millets, setHoney } from './inline-contents.ts';
import type { Frame, FramedStill, Still, Thing } from './still.ts';

const frame: Frame = { height: 0.74, width: 0.8, base: 0.9, middle: 0.5 };
const sprig: Thing = { kind: 'sprig', length: 0.7, turn: 8 };
const heap = (of: string, radius = 0.28): Thing => ({ kind: 'heap', of, radius });
const bowl = (of: string, radius = 0.28): Thing => ({ kind: 'bowl', of, radius });

/** The covers of the journal, by the post's slug. */
const covers: Record<string, Still> = {
  'amla-in-winter': {
    ground: grounds['health-care'],
    row: [{ sku: 'JU-0301' }, { sku: 'AV-0315' }],
    front: [
      { kind: 'bowl', contents: amla, radius: 0.44, x: 0.2 },
      { ...sprig, x: 0.9 },
    ],
  },
  'bilona-ghee': {
    ground: grounds.food,
    row: [{ kind: 'churn' }, { sku: 'GH-0901' }, { kind: 'lota' }],
    front: [bowl('GH-0901', 0.32), { kind: 'spoon', of: 'GH-0904', length: 0.8, turn: 20 }],
  },
  'four-tulsis': {
    ground: grounds['health-care'],
    row: [{ sku: 'AV-0211' }, { sku: 'TE-0337' }, { kind: 'pot', length: 0.5, colour: '#5E7F48' }],
    front: ['#7E8A4A', '#6A5566', '#4F6B43', '#A3A274'].map((colour): Thing => ({
      kind: 'heap',
      contents: { kind: 'leaf', size: 9, colours: [colour] },
      radius: 0.26,
    })),
  },
  'fssai-number': {
    ground: grounds['home-care'],
    row: [{ sku: 'RI-0502', side: 'back', turn: -6 }, { sku: 'FL-0612' }],
    front: [heap('RI-0502'), { kind: 'lens', turn: 30 }],
  },
  'gifts-that-get-finished': {
    ground: grounds.gifting,
    row: [{ sku: 'GF-0610' }, { sku: 'GF-0641' }],
    front: [
      { kind: 'marigold', radius: 0.18 },
      { kind: 'marigold', radius: 0.13, colour: '#D9521A' },
      { kind: 'diya' },
    ],
  },
  'groundnut-year': {
    ground: grounds.food,
    row: [{ sku: 'OL-0802' }, { kind: 'bowl', contents: groundnuts, radius: 0.5, rise: 0.3 }],
    front: [
      { kind: 'heap', contents: groundnuts, radius: 0.3, x: 0.3 },
      { ...bowl('OL-0802', 0.24), x: 0.62 },
    ],
  },
  'honey-that-sets': {
    ground: grounds.food,
    row: [
      { sku: 'HN-0107', rise: 0.26 },
      { sku: 'HN-0112', contents: setHoney },
    ],
    front: [bowl('HN-0107', 0.3), { kind: 'spoon', contents: setHoney, length: 0.85, turn: 18 }],
  },
  'monsoon-hair': {
    ground: grounds['personal-care'],
    row: [{ sku: 'HC-0101' }, { sku: 'HC-0145' }],
    front: [
      { kind: 'comb', turn: 16, x: 0.1 },
      { ...bowl('HC-0145', 0.26), x: 0.62 },
      { ...sprig, x: 1 },
    ],
  },
  'one-pot-millets': {
    ground: grounds.food,
    row: [{ sku: 'JH-0518' }, { kind: 'churn' }, { sku: 'NA-0515' }],
    front: millets.map((contents): Thing => ({ kind: 'bowl', contents, radius: 0.27 })),
  },
  'reading-a-label': {
    ground: grounds.gifting,
    row: [
      { sku: 'GM-0305', side: 'back', rise: 0 },
      { sku: 'GM-0305', rise: 0.3 },
    ],
    front: [{ kind: 'lens', turn: 24 }, heap('GM-0305')],
  },
  'soapnut-wash': {
    ground: grounds['home-care'],
    row: [
      { sku: 'CL-0804' },
      { kind: 'towels', colours: ['#F4EEDF', '#3F6F94', '#F4EEDF', '#C9B78F'] },
    ],
    front: [bowl('CL-0804', 0.34), heap('CL-0804', 0.26)],
  },
  'spices-that-last': {
    ground: grounds['personal-care'],
    row: [
      { sku: 'GF-0644', rise: 0 },
      { kind: 'mortar', of: 'ME-0318' },
    ],
    front: [heap('JE-0219'), { kind: 'heap', of: 'DA-0211', radius: 0.34 }, heap('PE-0203', 0.24)],
  },
  'summer-glasses': {
    ground: grounds['home-care'],
    row: [
      { kind: 'tumbler', colour: '#8E2F45' },
      { kind: 'tumbler', colour: '#A9B048' },
      { kind: 'tumbler', colour: '#D9C884' },
      { sku: 'NS-1109' },
    ].map((thing): Thing => ({ ...thing, rise: 0 }) as Thing),
    front: [
      { kind: 'bowl', contents: fennel, radius: 0.22, x: 0.72 },
      { ...sprig, length: 0.5, x: 0.2 },
    ],
  },
  'what-one-leaf-becomes': {
    ground: grounds.food,
    row: [{ sku: 'TE-0331' }, { sku: 'TE-0342' }, { kind: 'cup', colour: '#8A4B1E' }],
    front: [heap('TE-0342'), heap('TE-0337'), heap('TE-0331', 0.32)],
  },
};

export function journalStills(): [name: string, still: FramedStill][] {
  return Object.entries(covers).map(([name, still]) => [
    name,
    { ...still, size: [800, 450], frame },
  ]);
}
