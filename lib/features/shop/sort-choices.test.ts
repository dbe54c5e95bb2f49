import { sortChoices } from './sort-choices';

const values = (named?: string[]) => sortChoices(named).map(({ value }) => value);

describe('the orders of a list', () => {
  it('are those by price where the store API names no others', () => {
    expect(values()).toEqual(['base_price', '-base_price']);
  });

  it('are joined by those that it names, as far as they are known', () => {
    expect(values(['rating', 'by_mood'])).toEqual(['base_price', '-base_price', 'rating']);
  });
});
