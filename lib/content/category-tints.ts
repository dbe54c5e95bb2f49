import type { PlantName } from './plants';

/** Grounds of the departments by their plant: light enough for all text colours. */
export const categoryTints: Record<PlantName, string> = {
  turmeric: '#f0dcae',
  tulsi: '#d5dfc0',
  aloe: '#efd6c8',
  marigold: '#f3d8a4',
  neem: '#d5dfda',
};
