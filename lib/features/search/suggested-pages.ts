import type { Suggestions } from '../../contract/search';

interface SuggestedPage {
  /** Kind of page, shown after the title: `Hair oil, category`. */
  kind: string;
  title: string;
  path: string;
}

interface PageGroup {
  label: string;
  pages: SuggestedPage[];
}

const groups = [
  ['categories', 'Categories', 'category'],
  ['brands', 'Brands', 'brand'],
  ['posts', 'Journal', 'post'],
  ['pages', 'Pages', 'page'],
] as const;

/** The suggestions other than products, in groups; empty groups are left out. */
export const suggestedPages = (suggestions: Suggestions): PageGroup[] =>
  groups
    .map(([name, label, kind]) => ({
      label,
      pages: suggestions[name].map((page) => ({ kind, ...page })),
    }))
    .filter(({ pages }) => pages.length > 0);

export function announce({ total }: Suggestions, pageCount: number): string {
  if (total > 0) return `${total} ${total === 1 ? 'product' : 'products'} found`;
  if (pageCount > 0) return `${pageCount} ${pageCount === 1 ? 'suggestion' : 'suggestions'}`;
  return 'No products found';
}
