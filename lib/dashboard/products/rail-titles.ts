import type { RailName } from '../../contract/staff-rail';

export const railTitles: Record<RailName, string> = {
  new: 'Try Our New Products',
  'must-try': 'Must Try',
  best: 'All Time Best Sellers',
};
