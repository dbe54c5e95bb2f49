/** Grows the plants' outlines and writes them as data: `node studio/grow-plants.ts`. */
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { aloe, marigold, neem } from './fan-and-flower-forms.ts';
import { visiblePaths } from './line.ts';
import type { Detail } from './line.ts';
import { tulsi, turmeric } from './plant-forms.ts';

const forms = { turmeric, tulsi, aloe, marigold, neem };
const target = new URL('../lib/content/plants.ts', import.meta.url);

function drawings(detail: Detail): string {
  const grown = Object.entries(forms).map(([name, form]) => {
    const { viewBox, parts } = form(detail);
    // One path each: a page shows five plants and should not carry hundreds of elements for them.
    return [name, { viewBox, paths: [visiblePaths(parts).join('')] }];
  });
  return JSON.stringify(Object.fromEntries(grown));
}

const source = `/**
 * The plants of the five cabinets in line. Written by \`node studio/grow-plants.ts\`.
 * Draw them with a 1.25 px non-scaling stroke, round ends and no fill.
 */
export type PlantName = ${Object.keys(forms)
  .map((name) => `'${name}'`)
  .join(' | ')};

export interface PlantDrawing {
  viewBox: string;
  paths: string[];
}

/** The plates, with veins: for 60 px of height and more. */
export const plants: Record<PlantName, PlantDrawing> = ${drawings('full')};

/** The same plants with fewer leaves and no veins: for anything smaller. */
export const plantMarks: Record<PlantName, PlantDrawing> = ${drawings('mark')};
`;

const options = await resolveConfig(target);
await writeFile(target, await format(source, { ...options, parser: 'typescript' }));
