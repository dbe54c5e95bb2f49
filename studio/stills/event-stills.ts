import { grounds } from './grounds.ts';
import { curd, groundnuts, millets, mustard, sesame } from './inline-contents.ts';
import type { Frame, FramedStill, Still, Thing } from './still.ts';

const frame: Frame = { height: 0.72, width: 0.82, base: 0.92, middle: 0.5 };
const wood = '#8A5A34';
const heap = (of: string, radius = 0.27): Thing => ({ kind: 'heap', of, radius });
const bowl = (of: string, radius = 0.3): Thing => ({ kind: 'bowl', of, radius });
const millet = (place: number, radius: number): Thing => ({
  kind: 'bowl',
  contents: millets[place],
  radius,
});

/** The pictures of the events, by the event's slug: everything stands on the shop's long table. */
const scenes: Record<string, Omit<Still, 'table'>> = {
  'five-millets-one-morning': {
    ground: grounds.food,
    row: [{ sku: 'JH-0518' }, { ...millet(0, 0.4), rise: 0 }, { sku: 'NA-0515' }],
    front: [1, 2, 3, 4].map((place) => millet(place, 0.3)),
  },
  'scalp-in-the-rains': {
    ground: grounds['personal-care'],
    row: [
      { sku: 'HC-0106' },
      { sku: 'HC-0101' },
      { kind: 'towels', colours: ['#F3E9DC', '#7A5A6A', '#F3E9DC'], rise: 0 },
    ],
    front: [
      { kind: 'comb', turn: 14, x: 0.15 },
      { ...bowl('HC-0142'), x: 0.7 },
    ],
  },
  'soapnut-sunday': {
    ground: grounds['home-care'],
    row: [
      { sku: 'CL-0801' },
      { kind: 'towels', colours: ['#F4EEDF', '#B5532F', '#F4EEDF', '#3F6F94'], rise: 0 },
    ],
    front: [heap('CL-0804', 0.32), bowl('CL-0804', 0.34)],
  },
  'how-to-read-a-ghee-label': {
    ground: grounds.food,
    row: [{ sku: 'GH-0901', side: 'back' }, { sku: 'GH-0908' }, { sku: 'GH-0904' }],
    front: [{ kind: 'lens', turn: 26 }, bowl('GH-0901')],
  },
  'open-packing-table': {
    ground: grounds['home-care'],
    row: [{ kind: 'parcel', height: 0.56 }, { sku: 'PK-0701' }, { sku: 'PK-0704', rise: 0 }],
    front: [
      { kind: 'parcel', wide: 0.56, deep: 0.4, height: 0.26, turn: 14, x: 0.2 },
      { kind: 'marigold', radius: 0.14, x: 0.6 },
    ],
  },
  'grind-your-own-masala': {
    ground: grounds.gifting,
    row: [
      { sku: 'GF-0644', rise: 0 },
      { kind: 'mortar', of: 'CO-0126', rise: 0 },
      { sku: 'GM-0305' },
    ],
    front: [
      heap('EL-0207'),
      { kind: 'heap', of: 'DA-0211', radius: 0.32 },
      heap('PE-0203'),
      heap('JE-0219'),
    ],
  },
  'evenings-and-sleep': {
    ground: '#4E5484',
    row: [{ sku: 'AV-0262' }, { sku: 'TB-0256' }, { kind: 'cup', colour: '#D9B45C', rise: 0 }],
    front: [{ kind: 'diya' }, { kind: 'diya' }, { kind: 'sprig', length: 0.6, turn: 8 }],
  },
  'six-honeys-blind': {
    ground: grounds.gifting,
    row: ['#F1E2B4', '#E6C36A', '#D99A2E', '#B9701F', '#8E4A17', '#5A2C10'].map(
      (colour): Thing => ({ kind: 'tumbler', colour, radius: 0.17, height: 0.42 }),
    ),
    front: [
      { kind: 'spoon', of: 'HN-0116', length: 0.7, turn: 12 },
      { kind: 'marigold', radius: 0.12 },
      bowl('HN-0107', 0.2),
    ],
  },
  'balcony-kitchen-garden': {
    ground: grounds['home-care'],
    row: [
      { kind: 'pot', length: 0.62, colour: '#4F7D34', stems: 6 },
      { sku: 'GD-0951' },
      { kind: 'pot', length: 0.5, colour: '#6F9A4A', stems: 8, pairs: 4 },
      { kind: 'pot', length: 0.7, colour: '#5E7F48', stems: 5 },
    ].map((thing): Thing => ({ ...thing, rise: 0 }) as Thing),
    front: [heap('GD-0951', 0.3)],
  },
  'morning-at-the-ghani': {
    ground: grounds.food,
    row: [{ sku: 'OL-0807' }, { sku: 'OL-0802' }, { sku: 'OL-0816' }],
    front: [
      { kind: 'bowl', contents: sesame, radius: 0.27 },
      { kind: 'heap', contents: groundnuts, radius: 0.34 },
      { kind: 'bowl', contents: mustard, radius: 0.27 },
    ],
  },
  'bring-your-cupboard': {
    ground: grounds['health-care'],
    row: [
      { sku: 'MR-0118', side: 'back' },
      { sku: 'HN-0112', side: 'back', rise: 0 },
      { sku: 'AV-0101', side: 'back' },
      { sku: 'TE-0331' },
    ],
    front: [{ kind: 'lens', turn: 26 }],
  },
  'bilona-morning-gondal': {
    ground: grounds.gifting,
    row: [{ kind: 'lota', rise: 0 }, { kind: 'churn' }, { sku: 'GH-0901' }],
    front: [{ kind: 'bowl', contents: curd, radius: 0.32 }, bowl('GH-0901', 0.28)],
  },
};

export function eventStills(): [name: string, still: FramedStill][] {
  return Object.entries(scenes).map(([name, still]) => [
    name,
    { ...still, table: wood, size: [800, 450], frame },
  ]);
}
