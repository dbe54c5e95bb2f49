import type { Contents } from '../photo/shot.ts';

/** Fruits, seeds and grains that stories show and the shop does not sell loose. */
export const amla: Contents = {
  kind: 'round',
  size: 30,
  colours: ['#B4BE5E', '#A3B04E', '#C6CA7C'],
};
export const groundnuts: Contents = {
  kind: 'peanut',
  size: 30,
  colours: ['#D2A86C', '#C2955A', '#DDB980'],
};
export const sesame: Contents = {
  kind: 'flat',
  size: 4,
  colours: ['#2C2824', '#3A342E', '#201D1A'],
};
export const mustard: Contents = {
  kind: 'round',
  size: 3,
  colours: ['#C9962E', '#B8841F', '#D8A93F'],
};
export const fennel: Contents = {
  kind: 'long',
  size: 8,
  colours: ['#9FAE62', '#B2BE78', '#8C9B50'],
};
export const curd: Contents = { kind: 'cream', colours: ['#F7F2E4'] };
export const setHoney: Contents = { kind: 'ghee', colours: ['#F0DDA8'] };

const grain = (...colours: string[]): Contents => ({ kind: 'round', size: 3, colours });

/** Moraiyo, kodri, jowar, bajra and nagli. */
export const millets: Contents[] = [
  grain('#F3EAD2', '#FBF4E2', '#E8DCBF'),
  grain('#D9C48C', '#E4D2A0', '#C9B278'),
  { ...grain('#E9D3A4', '#DFC48C', '#F1E0BC'), size: 5 } as Contents,
  grain('#8E8A74', '#A09B84', '#7C7862'),
  grain('#7A2F1E', '#8B3B27', '#64241A'),
];
