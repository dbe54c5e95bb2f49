import type { PlantName } from './plants';

/** One plant for each drawer of the cabinet, in the order of the categories. */
export const categoryPlants: PlantName[] = ['turmeric', 'tulsi', 'aloe', 'marigold', 'neem'];
