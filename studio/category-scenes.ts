import type { Arrangement, Placed } from './arrangement.ts';
import { drawThing } from './arrangement.ts';
import type { RootSlug } from './tones.ts';

type Item = Omit<Placed, 'x'>;

interface CategoryScene {
  root: RootSlug;
  /** From left to right; the narrow picture shows the first three. */
  row: Item[];
}

const chilli = { content: '#A63A22', accent: '#A63A22' };
const coriander = { content: '#9C8B4B', accent: '#6F7440' };
const ghee = { content: '#E3B74B', lid: '#C39A48' };
const honey = { content: '#B9701F', lid: '#C39A48', accent: '#B9741C' };
const pickle = { content: '#A9652A', accent: '#8A4A22' };
const tea = { content: '#3F3022', glass: '#9A5A24' };

/** The landing pages' pictures, by the category's slug. */
export const categoryScenes: Record<string, CategoryScene> = {
  food: {
    root: 'food',
    row: [{ thing: 'jar' }, { thing: 'pouch' }, { thing: 'bottle' }, { thing: 'heap' }],
  },
  spices: {
    root: 'food',
    row: [
      { thing: 'jar', tones: chilli },
      { thing: 'mortar' },
      { thing: 'jar', tones: { content: '#DB9A1F' } },
      { thing: 'jar', tones: coriander, size: 0.84 },
    ],
  },
  grains: {
    root: 'food',
    row: [
      { thing: 'bowl', tones: { content: '#F0E8D4', accent: '#8A6A4A' } },
      { thing: 'pouch', tones: { accent: '#6F7440' } },
      { thing: 'jar', tones: { content: '#7F9148', accent: '#5E7A3C' } },
      { thing: 'bowl', tones: { content: '#97452C', accent: '#8A6A4A' }, size: 0.86 },
    ],
  },
  sweeteners: {
    root: 'food',
    row: [
      { thing: 'jar', tones: honey },
      { thing: 'tastingGlass', tones: honey },
      { thing: 'jar', tones: { ...honey, content: '#E6CF97' }, size: 0.9 },
      { thing: 'box', tones: { accent: '#8A5A33' } },
    ],
  },
  'tea-and-coffee': {
    root: 'food',
    row: [
      { thing: 'openTin', tones: { plant: 'neem' } },
      { thing: 'cup', tones: tea },
      { thing: 'pouch', tones: { accent: '#6A3B22' } },
      { thing: 'leaves', tones: tea },
    ],
  },
  'oils-and-ghee': {
    root: 'food',
    row: [
      { thing: 'bottle', tones: { glass: '#C68F2F', accent: '#8A5A33' } },
      { thing: 'jar', tones: ghee },
      { thing: 'groundnuts', size: 0.8 },
      { thing: 'bottle', tones: { glass: '#8E7A35', accent: '#5E6A34' }, size: 0.88 },
    ],
  },
  snacks: {
    root: 'food',
    row: [
      { thing: 'box' },
      { thing: 'jar', tones: pickle },
      { thing: 'bowl', tones: { content: '#C79A63', accent: '#8A6A4A' } },
      { thing: 'sachet' },
    ],
  },
  'health-care': {
    root: 'health-care',
    row: [{ thing: 'bottle' }, { thing: 'jar' }, { thing: 'mortar' }, { thing: 'carton' }],
  },
  herbs: {
    root: 'health-care',
    row: [
      { thing: 'pouch' },
      { thing: 'mortar' },
      { thing: 'tin' },
      { thing: 'heap', tones: { content: '#8E8B52' } },
    ],
  },
  'daily-health': {
    root: 'health-care',
    row: [
      { thing: 'carton' },
      { thing: 'bottle', size: 0.86 },
      { thing: 'dropper', size: 0.8 },
      { thing: 'cup', tones: { glass: '#B98A3A' } },
    ],
  },
  juices: {
    root: 'health-care',
    row: [
      { thing: 'bottle' },
      { thing: 'tumbler', tones: { content: '#A9B04E' } },
      { thing: 'fruitBowl', tones: { content: '#B9BF6A', accent: '#B0654A' } },
      { thing: 'jar', tones: { content: '#5A3A22' }, size: 0.9 },
    ],
  },
  'personal-care': {
    root: 'personal-care',
    row: [{ thing: 'pump' }, { thing: 'soap' }, { thing: 'dropper' }, { thing: 'tube' }],
  },
  skin: {
    root: 'personal-care',
    row: [
      { thing: 'dropper' },
      { thing: 'bowl', tones: { content: '#D8B08F' } },
      { thing: 'tube' },
      { thing: 'jar', size: 0.8 },
    ],
  },
  hair: {
    root: 'personal-care',
    row: [
      { thing: 'bottle' },
      { thing: 'comb' },
      { thing: 'pump' },
      { thing: 'bowl', tones: { content: '#7B4F35' } },
    ],
  },
  bath: {
    root: 'personal-care',
    row: [
      { thing: 'cloths' },
      { thing: 'soap' },
      { thing: 'jar', tones: { content: '#EFE1D6' }, size: 0.92 },
      { thing: 'candle' },
    ],
  },
  'oral-care': {
    root: 'personal-care',
    row: [
      { thing: 'tin', size: 0.86 },
      { thing: 'tube' },
      { thing: 'bottle', tones: { glass: '#C68F2F' } },
      { thing: 'carton', size: 0.84 },
    ],
  },
  gifting: {
    root: 'gifting',
    row: [{ thing: 'lamp' }, { thing: 'hamper' }, { thing: 'lota' }, { thing: 'tin' }],
  },
  hampers: {
    root: 'gifting',
    row: [
      { thing: 'hamper' },
      { thing: 'sweets', tones: { content: '#C98A2C' } },
      { thing: 'giftBox', size: 0.86 },
    ],
  },
  'small-gifts': {
    root: 'gifting',
    row: [{ thing: 'tin' }, { thing: 'candle' }, { thing: 'box' }, { thing: 'books' }],
  },
  packing: {
    root: 'gifting',
    row: [{ thing: 'parcel', size: 1.1 }, { thing: 'box' }, { thing: 'cloths', size: 0.9 }],
  },
  'home-care': {
    root: 'home-care',
    row: [{ thing: 'pump' }, { thing: 'cloths' }, { thing: 'incense' }, { thing: 'candle' }],
  },
  cleaning: {
    root: 'home-care',
    row: [
      { thing: 'bottle' },
      { thing: 'soapnutBag', size: 0.9 },
      { thing: 'pump' },
      { thing: 'cloths' },
    ],
  },
  fragrance: {
    root: 'home-care',
    row: [
      { thing: 'incense' },
      { thing: 'candle' },
      { thing: 'lamp' },
      { thing: 'dropper', size: 0.84 },
    ],
  },
  puja: {
    root: 'home-care',
    row: [
      { thing: 'potted' },
      { thing: 'lamp' },
      { thing: 'lota' },
      { thing: 'incense', size: 0.94 },
    ],
  },
};

/** The wide picture: the left half stays quiet for the category's name. */
export function wideCategory({ root, row }: CategoryScene, width: number, height: number) {
  return setOut(root, row, { width, height, from: 0.44, to: 0.975, size: 1.2 });
}

/** The picture for phones: three things in the middle. */
export function narrowCategory({ root, row }: CategoryScene, width: number, height: number) {
  return setOut(root, row.slice(0, 3), { width, height, from: 0.06, to: 0.94, size: 1.2 });
}

interface Frame {
  width: number;
  height: number;
  from: number;
  to: number;
  size: number;
}

/** Lines the things up with even gaps, smaller where they would not fit. */
function setOut(root: RootSlug, row: Item[], frame: Frame): Arrangement {
  const { width, height, from, to } = frame;
  const breadths = row.map((item) => breadth(item, root) * (item.size ?? 1));
  const gap = 44;
  const natural = breadths.reduce((sum, one) => sum + one, gap * (row.length - 1));
  const room = ((to - from) * width * 800) / height;
  const size = Math.min(frame.size, room / natural);
  const unit = (size * height) / 800 / width;
  let x = (from + to) / 2 - (natural * unit) / 2;
  const things = row.map((item, index): Placed => {
    const own = (breadths[index] ?? 0) * unit;
    const placed = { ...item, x: x + own / 2 };
    x += own + gap * unit;
    return placed;
  });
  return { root, size, things };
}

function breadth(item: Item, root: RootSlug): number {
  return drawThing(item, root, 2).reach * 2 * (broader[item.thing] ?? 1);
}

/** Things whose upper part reaches beyond their foot. */
const broader: Partial<Record<Item['thing'], number>> = {
  bowl: 1.75,
  fruitBowl: 1.75,
  lota: 1.6,
  mortar: 1.4,
  sweets: 1.5,
  tumbler: 1.3,
  potted: 1.8,
  leaves: 1.2,
  heap: 1.2,
  lamp: 1.5,
  incense: 1.3,
  giftBox: 1.5,
  openTin: 1.4,
};
