import type { RailName } from '../../contract/staff-rail';

export const railWords: Record<RailName, string> = {
  new: 'Try Our New Products',
  'must-try': 'Must Try',
  best: 'All Time Best Sellers',
};
