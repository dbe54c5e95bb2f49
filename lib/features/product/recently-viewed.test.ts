import { parseRecent, withNewest } from './recently-viewed';

describe('products seen recently', () => {
  it('stand with the latest first, each once', () => {
    expect(withNewest([2, 1], 3)).toBe('3,2,1');
    expect(withNewest([3, 2, 1], 1)).toBe('1,3,2');
  });

  it('are forgotten when they are many', () => {
    const many = Array.from({ length: 40 }, (_, index) => index + 1);
    expect(parseRecent(withNewest(many, 99))).toHaveLength(13);
  });

  it('are none where something else was kept', () => {
    for (const text of [null, '', 'a,b', ',,', '1.5']) expect(parseRecent(text)).toEqual([]);
  });
});
