/**
 * Pages whose words a text takes the place of: `always` they are shown without one, in the `demo`
 * alone.
 */
export const designedPages: ReadonlyMap<string, 'always' | 'demo'> = new Map([
  ['franchise', 'demo'],
  ['organic-living', 'demo'],
  ['inspire-and-support', 'demo'],
  ['bussiness', 'always'],
  ['exports', 'always'],
  ['consult-our-vaidya', 'always'],
  ['subscription-plans', 'always'],
  ['gift-voucher', 'always'],
  ['contact-us', 'always'],
]);
