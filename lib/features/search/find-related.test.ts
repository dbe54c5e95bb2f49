import { findRelated } from './find-related';

const hits = [
  { id: 1, name: 'Lakadong turmeric powder', brand_name: 'Aranya' },
  { id: 2, name: 'Rose ubtan cleanser', brand_name: 'Vaidya Ghar' },
];

describe('findRelated', () => {
  it('finds what has the searched words neither in its name nor in its brand', () => {
    expect(findRelated(hits, ['haldi', 'turmeric'])).toEqual(new Set([2]));
    expect(findRelated(hits, ['turmeric', 'vaidya'])).toEqual(new Set());
  });

  it('tells nothing apart where no name has the words', () => {
    expect(findRelated(hits, ['spice'])).toEqual(new Set());
    expect(findRelated(hits, [])).toEqual(new Set());
  });
});
