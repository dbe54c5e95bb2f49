import { moved } from './moved';

describe('a list of which one thing is moved', () => {
  it('keeps the order of all others', () => {
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(moved(['a', 'b', 'c', 'd'], 0, 1)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('is the same where there is nothing at that place', () => {
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });
});
