import type { Suggestions } from '../../../contract/search.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { matchTitles, suggestProducts, type Titled } from '../../search/engine.ts';
import { readCards } from '../product/list-cards.ts';
import { noteSearch } from '../search-notes/note-search.ts';
import { readBrandTitles, readCategoryTitles, readPostTitles } from './read-titles.ts';
import { openShopPages } from './shop-pages.ts';

const maxShown = { categories: 3, brands: 2, posts: 2, pages: 2 };

/**
 * Returns what to show below a search box. Records a text that finds nothing at all; others
 * are recorded when a suggestion is opened, because most of them are unfinished.
 */
export async function suggest(context: ServiceContext, text: string): Promise<Suggestions> {
  const found = await withMemory(context, async (memory) => {
    const [products, categories, brands, posts, shopPages] = await Promise.all([
      suggestProducts(context, memory, text),
      readCategoryTitles(context, memory),
      readBrandTitles(context, memory),
      readPostTitles(context, memory),
      openShopPages(context),
    ]);
    const { total, search, ids } = products;
    const { answer: cards, catalogue } = await readCards(context, memory, ids, undefined);
    const match = (pages: Titled[], count: number) => {
      const asTyped = matchTitles(pages, text, count);
      const matching = asTyped.length > 0 ? asTyped : matchTitles(pages, search.meant ?? '', count);
      return matching.map(({ title, path }) => ({ title, path }));
    };
    return {
      catalogue,
      answer: {
        products: cards,
        total,
        categories: match(categories, maxShown.categories),
        brands: match(brands, maxShown.brands),
        posts: match(posts, maxShown.posts),
        pages: match(shopPages, maxShown.pages),
        meant: search.meant,
        highlight: search.highlight,
      },
    };
  });
  const { total, categories, brands, posts, pages } = found;
  const isEmpty = total + [categories, brands, posts, pages].flat().length === 0;
  if (isEmpty) noteSearch(context, text, 'times');
  return found;
}
