import type { RootSlug } from '../tones.ts';

/** The ground of each department's still lifes: one full colour that no other department has. */
export const grounds: Record<RootSlug, string> = {
  food: '#E6B858',
  'health-care': '#8FB07F',
  'personal-care': '#DE9A8C',
  gifting: '#8A4A62',
  'home-care': '#86A9BA',
};
