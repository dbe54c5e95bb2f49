import type { PlantName } from '../../lib/content/plants.ts';
import type { MotifName } from '../motifs.ts';

export const sealSize = 400;
export const centre = sealSize / 2;

export type Seal =
  | {
      kind: 'certificate';
      rim: 'ticks' | 'scallops' | 'dots' | 'rope';
      motif: MotifName;
      legend: string;
    }
  | { kind: 'award'; mat: string; motif: MotifName; title: string; year: string }
  | { kind: 'licence'; motif: MotifName; plant: PlantName; title: string; number: string };
