import type { PlantName } from '../lib/content/plants.ts';

export type RootSlug = 'food' | 'health-care' | 'personal-care' | 'gifting' | 'home-care';

/** The colours of one cabinet: its ground and what its packs are made of. */
export interface Tones {
  plant: PlantName;
  /** The ground that the packs stand on. */
  ground: string;
  /** The printed colour: label bands, boxes, sachets. */
  accent: string;
  /** What shows through clear glass. */
  content: string;
  /** Coloured glass or plastic. */
  glass: string;
  /** Pouches and wrapping paper. */
  wrap: string;
  /** Opaque bodies: pump bottles, tubes, tins. */
  body: string;
  lid: string;
}

export const house = {
  paper0: '#FDFAF2',
  paper1: '#F7F1E4',
  paper2: '#EEE5D1',
  shelf: '#D9C9A8',
  shelfLine: '#B9A67F',
  rule: '#CFC1A3',
  edgeLine: '#B3A98F',
  ink: '#1D2A22',
  leaf9: '#12352A',
  leaf7: '#1F5A41',
  leafOnDark: '#7FA48A',
  leaf1: '#DDE4CF',
  turmeric: '#DB9A1F',
  clay: '#A2422A',
  clayRule: '#D3A28E',
  wood: '#A9814F',
  brass: '#C8973F',
  stone: '#E2D8C6',
  rubber: '#35322B',
  shade: '#3D2B0E',
  light: '#FFFBEF',
} as const;

/** Fired earth: flower pots, the churn. */
export const clayTone = '#B9704E';

export const tonesByRoot: Record<RootSlug, Tones> = {
  food: {
    plant: 'turmeric',
    ground: '#E6DAC4',
    accent: '#D2921F',
    content: '#D9AC5C',
    glass: '#94602A',
    wrap: '#C69F6B',
    body: '#3C6350',
    lid: '#3B372F',
  },
  'health-care': {
    plant: 'tulsi',
    ground: '#DDDDC7',
    accent: '#2F6A4C',
    content: '#8F8E55',
    glass: '#7C4C25',
    wrap: '#BFA67A',
    body: '#A3AF8C',
    lid: '#2C2F29',
  },
  'personal-care': {
    plant: 'aloe',
    ground: '#E8D7CB',
    accent: '#8D4F60',
    content: '#CC9A80',
    glass: '#8F522C',
    wrap: '#E9DFD0',
    body: '#C9A18F',
    lid: '#B8924A',
  },
  gifting: {
    plant: 'marigold',
    ground: '#E9DAB6',
    accent: '#A84A2E',
    content: '#B97A3B',
    glass: '#9A6226',
    wrap: '#D9BE8D',
    body: '#B4573A',
    lid: '#C09A45',
  },
  'home-care': {
    plant: 'neem',
    ground: '#DCDACD',
    accent: '#47606F',
    content: '#C9B78F',
    glass: '#7D929A',
    wrap: '#CBC0A8',
    body: '#B5C1C0',
    lid: '#F0ECE1',
  },
};

/** The first colour with a share (0 to 1) of the second in it. */
export function mixed(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const mix = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function darker(colour: string, share: number): string {
  return mixed(colour, house.shade, share);
}

export function lighter(colour: string, share: number): string {
  return mixed(colour, house.light, share);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
