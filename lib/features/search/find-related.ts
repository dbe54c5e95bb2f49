import type { ProductCard } from '../../contract/product';
import { markWords } from '../../format/mark-words';

type Hit = Pick<ProductCard, 'id' | 'name' | 'brand_name'>;

/**
 * Returns the ids of the products that a search found by other texts than name and brand; none if
 * it found all of them like that, as the name of a category does. Beginnings of words in lower
 * case.
 */
export function findRelated(hits: readonly Hit[], beginnings: readonly string[]): Set<number> {
  const isMarked = (text: string) => markWords(text, beginnings).some((part) => part.isMarked);
  const related = hits.filter((hit) => !isMarked(`${hit.name} ${hit.brand_name}`));
  return new Set(related.length < hits.length ? related.map(({ id }) => id) : []);
}
