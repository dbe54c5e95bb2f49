import { contrast, inkOn, readable } from './ink';

it('darkens a colour until it can be read on the paper', () => {
  expect(contrast('#D99A1C', '#FBF7EC')).toBeLessThan(4.5);
  expect(contrast(readable('#D99A1C', '#FBF7EC'), '#FBF7EC')).toBeGreaterThanOrEqual(4.5);
});

it('takes the ink that stands out from the ground', () => {
  expect(inkOn('#0F3B2E', '#21372A', '#FFFDF6')).toBe('#FFFDF6');
  expect(inkOn('#F4E8CB', '#21372A', '#FFFDF6')).toBe('#21372A');
});
