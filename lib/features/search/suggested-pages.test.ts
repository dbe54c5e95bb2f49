import type { Suggestions } from '../../contract/search';
import { announce, suggestedPages } from './suggested-pages';

const nothing: Suggestions = {
  products: [],
  total: 0,
  categories: [],
  brands: [],
  posts: [],
  pages: [],
  meant: null,
  highlight: [],
};

describe('suggestions', () => {
  it('are grouped by kind, without empty groups', () => {
    const found = {
      ...nothing,
      categories: [{ title: 'Hair oil', path: '/shop?category=3' }],
      pages: [{ title: 'Return and refund policy', path: '/return-and-refund-policy' }],
    };
    expect(suggestedPages(found)).toEqual([
      {
        label: 'Categories',
        pages: [{ kind: 'category', title: 'Hair oil', path: '/shop?category=3' }],
      },
      {
        label: 'Pages',
        pages: [
          { kind: 'page', title: 'Return and refund policy', path: '/return-and-refund-policy' },
        ],
      },
    ]);
  });

  it('are said in the words of the specification where there are none at all', () => {
    expect(announce(nothing, 0)).toBe('No products found');
    expect(announce(nothing, 1)).toBe('1 suggestion');
    expect(announce({ ...nothing, total: 1 }, 3)).toBe('1 product found');
    expect(announce({ ...nothing, total: 12 }, 0)).toBe('12 products found');
  });
});
