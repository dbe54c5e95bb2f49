import { nextTab } from './next-tab';

describe('the keys of tabs', () => {
  it('go round at both ends', () => {
    expect(nextTab('ArrowRight', 2, 3)).toBe(0);
    expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
    expect(nextTab('ArrowRight', 0, 3)).toBe(1);
  });

  it('jump to the first and the last', () => {
    expect(nextTab('Home', 2, 3)).toBe(0);
    expect(nextTab('End', 0, 3)).toBe(2);
  });

  it('leave every other key alone', () => {
    expect(nextTab('Enter', 1, 3)).toBeUndefined();
    expect(nextTab('ArrowDown', 1, 3)).toBeUndefined();
  });
});
