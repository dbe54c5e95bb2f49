import type { Choices } from './choices';
import { filterChips } from './filter-chips';
import { parseShopQuery, shopHref } from './shop-query';

const choices = {
  categories: [{ id: 4, name: 'Honey', count: 3, level: 0 }],
  tags: [],
  forms: [],
  brands: [
    { id: 1, name: 'Aranya', count: 2 },
    { id: 2, name: 'Gir', count: 1 },
  ],
} as Partial<Choices> as Choices;

function parseChips(params: Record<string, string>) {
  const query = parseShopQuery(params);
  if (!query) throw new Error('The address could not be read');
  return filterChips(query, choices).map(({ name, without }) => [
    name,
    shopHref({ ...query, ...without }),
  ]);
}

describe('filterChips', () => {
  it('names each choice, and leads to the view without it', () => {
    expect(
      parseChips({ category: '4', brand: '1,2', price_max: '90', rating: '4_and_up' }),
    ).toEqual([
      ['Honey', '/shop?brand=1,2&price_max=90&rating=4_and_up'],
      ['Aranya', '/shop?category=4&brand=2&price_max=90&rating=4_and_up'],
      ['Gir', '/shop?category=4&brand=1&price_max=90&rating=4_and_up'],
      ['Up to ₹90', '/shop?category=4&brand=1,2&rating=4_and_up'],
      ['4 stars and up', '/shop?category=4&brand=1,2&price_max=90'],
    ]);
  });

  it('are none where nothing is chosen, and a number where a name is not known', () => {
    expect(parseChips({ search: 'ghee', ordering: 'base_price' })).toEqual([]);
    expect(parseChips({ product_tag: '7' })).toEqual([['7', '/shop']]);
  });
});
