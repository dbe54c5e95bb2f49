import { weekOf } from './week-of.ts';

describe('a week', () => {
  it.each([
    ['2026-11-23T08:00:00Z', '2026-11-23'],
    ['2026-11-29T10:00:00Z', '2026-11-23'],
    // Sunday evening in London is Monday in India.
    ['2026-11-29T20:00:00Z', '2026-11-30'],
  ])('of %s begins on Monday %s', (moment, monday) => {
    expect(weekOf(new Date(moment))).toBe(monday);
  });

  it('can be one of the weeks before', () => {
    expect(weekOf(new Date('2026-11-25T08:00:00Z'), 5)).toBe('2026-10-19');
  });
});
