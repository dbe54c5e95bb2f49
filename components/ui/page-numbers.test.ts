import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  it('shows every page where there are few', () => {
    expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
    expect(pageNumbers(1, 0)).toEqual([]);
  });

  it('shows three at each end and three around the current', () => {
    expect(pageNumbers(10, 20)).toEqual([1, 2, 3, null, 9, 10, 11, null, 18, 19, 20]);
  });

  it('writes a page instead of a gap that would hide just one', () => {
    expect(pageNumbers(6, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 18, 19, 20]);
  });
});
