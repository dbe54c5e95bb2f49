import type { Contents } from '../photo/shot.ts';
import { grounds } from './grounds.ts';
import { fennel, groundnuts, millets, mustard, sesame } from './inline-contents.ts';
import type { Frame, FramedStill, Still, Thing } from './still.ts';

const frame: Frame = { height: 0.66, width: 0.82, base: 0.9, middle: 0.5 };
const wood = '#8A5A34';
const bowl = (contents: Contents, radius: number): Thing => ({
  kind: 'bowl',
  contents,
  radius,
  rise: 0,
});

/** The large pictures of the home page's sections. */
const home: Record<string, Still> = {
  about: {
    ground: grounds['health-care'],
    table: wood,
    row: [
      { sku: 'TU-0214', rise: 0 },
      { sku: 'OL-0802' },
      { sku: 'HN-0107', rise: 0 },
      { sku: 'HC-0101' },
      { kind: 'lota', rise: 0 },
    ],
    front: [bowl(mustard, 0.24), { kind: 'heap', of: 'TE-0331', radius: 0.28 }],
  },
  'non-gmo': {
    ground: grounds.food,
    row: [{ sku: 'NA-0515' }, { sku: 'DL-0063' }, { sku: 'JH-0518' }],
    front: [
      bowl(groundnuts, 0.34),
      { kind: 'heap', of: 'DL-0063', radius: 0.3 },
      bowl(mustard, 0.3),
    ],
  },
  services: {
    ground: grounds['home-care'],
    row: [
      { kind: 'parcel', height: 0.62 },
      { sku: 'TE-0331' },
      { kind: 'cup', colour: '#8A4B1E', rise: 0 },
    ],
    front: [
      { kind: 'parcel', wide: 0.5, deep: 0.36, height: 0.24, turn: 16, x: 0.3 },
      { kind: 'sprig', length: 0.6, turn: 8, x: 0.85 },
    ],
  },
};

/** What the house brings to a franchise store. */
const franchise: Record<string, Still> = {
  products: {
    ground: grounds.food,
    row: [{ sku: 'OL-0816' }, { sku: 'TU-0214' }, { sku: 'CH-0290' }],
    front: [
      { kind: 'heap', of: 'TU-0214', radius: 0.26 },
      { kind: 'heap', of: 'CH-0290', radius: 0.26 },
    ],
  },
  marketing: {
    ground: grounds.gifting,
    row: ['#F0DCA0', '#E3B74B', '#C9852B', '#A9621F', '#6E3A16'].map((colour): Thing => ({
      kind: 'tumbler',
      colour,
      radius: 0.17,
      height: 0.42,
    })),
    front: [
      { kind: 'marigold', radius: 0.14 },
      { kind: 'spoon', of: 'HN-0116', length: 0.6, turn: 14 },
      { kind: 'marigold', radius: 0.11, colour: '#D9521A' },
    ],
  },
  training: {
    ground: grounds['health-care'],
    row: [{ kind: 'churn' }, { sku: 'GH-0901', side: 'back', rise: 0 }],
    front: [
      { kind: 'bowl', of: 'GH-0901', radius: 0.28 },
      { kind: 'lens', turn: 28 },
    ],
  },
  till: {
    ground: grounds['home-care'],
    row: [
      { sku: 'MR-0118', side: 'back' },
      { sku: 'AV-0101', side: 'back', rise: 0 },
      { kind: 'parcel' },
    ],
    front: [{ kind: 'lens', turn: 24, x: 0.3 }],
  },
};

const partners: Record<string, Still> = {
  seeds: {
    ground: grounds.food,
    table: wood,
    row: [bowl(groundnuts, 0.5), bowl(sesame, 0.42), bowl(fennel, 0.46)],
    front: millets.map((contents) => bowl(contents, 0.3)),
  },
};

const framed = (scenes: Record<string, Still>, width: number, height: number) =>
  Object.entries(scenes).map(([name, still]): [string, FramedStill] => [
    name,
    { ...still, size: [width, height], frame },
  ]);

/** The pictures of the house's own pages, by folder. */
export const houseStills = () => ({
  home: framed(home, 840, 560),
  franchise: framed(franchise, 720, 540),
  partners: framed(partners, 800, 450),
});
