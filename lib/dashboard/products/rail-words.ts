import type { RailName } from '../../contract/staff-rail';

/** What the home page calls its rails, in its own order. */
export const railWords: Record<RailName, string> = {
  new: 'Try Our New Products',
  'must-try': 'Must Try',
  best: 'All Time Best Sellers',
};
