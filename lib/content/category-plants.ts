import type { PlantName } from './plants';

export const categoryPlants: PlantName[] = ['turmeric', 'tulsi', 'aloe', 'marigold', 'neem'];
